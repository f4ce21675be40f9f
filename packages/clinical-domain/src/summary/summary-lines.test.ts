import type { Condition } from 'fhir/r4';
import { expect, test } from 'vitest';
import { describeEntry } from './summary-lines.ts';

const condition = (status: string, abatementDateTime?: string): Condition => ({
  resourceType: 'Condition',
  subject: { reference: 'Patient/p' },
  code: { text: 'Asthma' },
  clinicalStatus: { coding: [{ code: status }] },
  onsetDateTime: '2019-04-02',
  ...(abatementDateTime ? { abatementDateTime } : {}),
});

test.each([
  [condition('active'), 'en', ['Since 02 Apr 2019']],
  [condition('recurrence'), 'en', ['Since 02 Apr 2019']],
  [condition('resolved'), 'en', ['Started 02 Apr 2019']],
  [condition('inactive'), 'en', ['Started 02 Apr 2019']],
  [condition('remission'), 'ne', ['०२ अप्रिल २०१९ मा सुरु भएको']],
  [condition('resolved', '2020-05-03'), 'en', ['Started 02 Apr 2019', 'Ended 03 May 2020']],
] as const)('only a condition that lasts is told as “since”: %j', (one, language, details) => {
  const [line] = describeEntry(one, { language, zone: 'Asia/Kathmandu' });
  expect(line?.details.map(({ text }) => text)).toEqual(details);
});
