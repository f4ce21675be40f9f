import type { Immunization } from 'fhir/r4';
import { expect, test } from 'vitest';
import { groupVaccines } from './group-vaccines.ts';

type Dose = {
  cvx?: string;
  text?: string;
  date?: string;
  dose?: number;
  of?: number;
  status?: Immunization['status'];
};

const given = ({ cvx, text = 'Vaccine', date, dose, of, status = 'completed' }: Dose): Immunization => ({
  resourceType: 'Immunization',
  id: `${cvx} ${date}`,
  status,
  vaccineCode: { text, ...(cvx && { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: cvx }] }) },
  patient: {},
  ...(date && { occurrenceDateTime: date }),
  ...(dose && {
    protocolApplied: [{ doseNumberPositiveInt: dose, ...(of && { seriesDosesPositiveInt: of }) }],
  }),
});

test('one for each code, the one given last first, whatever each dose is called', () => {
  const vaccines = groupVaccines([
    given({ cvx: '213', text: 'COVID-19 (booster)', date: '2022-06-19', dose: 3 }),
    given({ cvx: '88', text: 'Influenza', date: '2025-10-12', dose: 1 }),
    given({ cvx: '213', text: 'COVID-19 (Covishield)', date: '2021-07-14', dose: 1 }),
    given({ cvx: '213', text: 'COVID-19 (Covishield)', date: '2021-10-02', dose: 2 }),
  ]);
  expect(vaccines.map(({ last }) => last.vaccineCode.text)).toEqual(['Influenza', 'COVID-19 (booster)']);
  expect(vaccines.map(({ named }) => named.vaccineCode.text)).toEqual(['Influenza', 'COVID-19 (Covishield)']);
  expect(vaccines[1]?.doses.map(({ occurrenceDateTime }) => occurrenceDateTime)).toEqual([
    '2021-07-14',
    '2021-10-02',
    '2022-06-19',
  ]);
});

test.each<[string, Dose[], boolean[]]>([
  ['its first of three', [{ dose: 1, of: 3 }], [true, false, false]],
  ['a dose before it that is not recorded', [{ dose: 2 }], [false, true]],
  [
    'given again each year',
    [
      { dose: 1, date: '2024' },
      { dose: 1, date: '2025' },
    ],
    [true],
  ],
  ['doses without numbers', [{ date: '2024' }, { date: '2025' }], [true, true]],
  ['a number that cannot be', [{ dose: 400 }], Array.from({ length: 12 }, () => false)],
])('the course: %s', (_what, doses, course) => {
  expect(groupVaccines(doses.map((dose) => given({ cvx: '43', ...dose })))[0]?.course).toEqual(course);
});

test('what was not done is no vaccine; one without a code goes by its name', () => {
  const vaccines = groupVaccines([
    given({ text: 'Rabies' }),
    given({ text: 'Rabies', date: '2020-01-01' }),
    given({ text: 'Typhoid', status: 'not-done' }),
  ]);
  expect(vaccines.map(({ key, doses }) => [key, doses.length])).toEqual([['Rabies', 2]]);
});
