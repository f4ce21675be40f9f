import type { AuditEvent, Communication } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectCount, expectText } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { self } from '../../../test/records.ts';
import { isSilent } from '../../../test/fake-records-client.ts';
import { openPage } from '../../../test/open-page.tsx';

const now = '2026-11-18T09:30:00+05:45';
const read: AuditEvent = {
  resourceType: 'AuditEvent',
  type: { system: 'http://terminology.hl7.org/CodeSystem/audit-event-type', code: 'rest' },
  subtype: [{ system: 'http://hl7.org/fhir/restful-interaction', code: 'read' }],
  action: 'R',
  recorded: '2026-11-18T08:00:00+05:45',
  outcome: '0',
  agent: [{ who: { display: 'Dr. Anil Shrestha' }, requestor: true }],
  source: { observer: { display: 'Ward system' } },
  entity: [{ what: self }],
};

test('a list that cannot be loaded says so', async () => {
  let isDown = true;
  const records = recordOf(read).with(({ path }) => isDown && path === 'AuditEvent' && isSilent());
  await openPage('/record-access', records, { now });
  await expect.element(page.getByText(/We couldn’t load the list\./)).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectCount(page.getByRole('article').filter({ hasText: 'Dr. Anil Shrestha' }), 1);
});

test('a message that cannot be sent is kept, and sent once', async () => {
  let isDown = true;
  const record = recordOf(read);
  const records = record.with(({ method }) => isDown && method === 'post' && isSilent());
  await openPage('/record-access', records, { now });
  await page.getByRole('button', { name: 'Report a view' }).click();
  const sheet = page.getByRole('dialog', { name: 'Report a view' });
  await sheet.getByRole('textbox').fill('My neighbour knows my results.');
  await sheet.getByRole('button', { name: 'Send to the hospital' }).click();
  await expectText(sheet.getByRole('alert'), 'Your message wasn’t sent. It’s still here.');
  isDown = false;
  await sheet.getByRole('button', { name: 'Send to the hospital' }).click();
  await expect.element(page.getByText(/The hospital has your question\./)).toBeVisible();
  expect(record.all<Communication>('Communication')).toHaveLength(2);
});

test('E8: views by others come first; the patient’s own are one press away', async () => {
  const own: AuditEvent = {
    ...read,
    agent: [{ who: self, requestor: true }],
    source: { site: 'patient-portal', observer: { display: 'Patient Portal' } },
  };
  const asked: string[] = [];
  const records = recordOf(read, own).with(({ path, parameters }) => {
    if (path === 'AuditEvent') asked.push(parameters.get('site:not') ?? parameters.get('subtype') ?? 'all');
    return false;
  });
  const { screen } = await openPage('/record-access', records, { now });
  await expect
    .element(screen.getByRole('button', { name: 'Others' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(asked).not.toContain('all');
  await screen.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(() => asked).toContain('all');
});
