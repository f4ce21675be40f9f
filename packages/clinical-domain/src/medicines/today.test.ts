import fc from 'fast-check';
import type { MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import { anyMedicines, recordOf } from './dose-examples.ts';
import { readToday, type Today } from './today.ts';

const zone = 'Asia/Kathmandu';
const at = (clock: string, day = '2026-11-18') => Date.parse(`${day}T${clock}:00+05:45`);
const order = (name: string, timeOfDay: string[]): MedicationRequest => ({
  resourceType: 'MedicationRequest',
  id: name,
  status: 'active',
  intent: 'order',
  subject: {},
  authoredOn: '2026-10-01',
  medicationCodeableConcept: { text: name },
  dosageInstruction: [
    { timing: { repeat: { frequency: timeOfDay.length, period: 1, periodUnit: 'd', timeOfDay } } },
  ],
});
const clocks = (items: Today['due']) =>
  items.map(
    ({ order: { id }, at: time }) => `${id} ${new Date(time + 345 * 60_000).toISOString().slice(8, 16)}`,
  );

const metformin = order('metformin', ['08:00:00', '14:00:00']);
const amlodipine = order('amlodipine', ['08:00:00']);
const atorvastatin = order('atorvastatin', ['21:00:00']);
const orders = [metformin, amlodipine, atorvastatin];

test('before two o’clock: one taken, one late, one due, the evening next', () => {
  const records = [recordOf(metformin, at('08:00'), 'completed', 0)];
  const today = readToday({ orders, records }, { now: at('13:52'), zone });
  expect(today).toMatchObject({ taken: 1, all: 4, left: 3 });
  expect(clocks(today.due)).toEqual(['metformin 18T14:00']);
  expect(clocks(today.late)).toEqual(['amlodipine 18T08:00']);
  expect(clocks(today.next)).toEqual(['atorvastatin 18T21:00']);
  expect(today.later).toEqual([]);
});

test('while a dose is late, its medicine is not what comes next, and neither is tomorrow', () => {
  const night = order('night', ['00:15:00']);
  const late = readToday({ orders: [night], records: [] }, { now: at('06:00'), zone });
  expect(clocks(late.late)).toEqual(['night 18T00:15']);
  expect(late.next).toEqual([]);
  const morning = readToday({ orders: [metformin, night], records: [] }, { now: at('10:30'), zone });
  expect(clocks(morning.late)).toContain('metformin 18T08:00');
  expect(morning.next).toEqual([]);
});

test('at night all is said, and tomorrow’s first doses are next', () => {
  const records = [
    recordOf(metformin, at('08:00'), 'completed', 0),
    recordOf(metformin, at('14:00'), 'not-done', 0),
    recordOf(amlodipine, at('08:00'), 'completed', 0),
    recordOf(atorvastatin, at('21:00'), 'completed', 0),
  ];
  const today = readToday({ orders, records }, { now: at('21:41'), zone });
  expect(today).toMatchObject({ taken: 3, all: 4, left: 0, due: [], late: [], later: [] });
  expect(clocks(today.next)).toEqual(['metformin 19T08:00', 'amlodipine 19T08:00']);
});

test('a dose of last night is late after midnight, and no dose of today', () => {
  const today = readToday({ orders: [atorvastatin], records: [] }, { now: at('00:30'), zone });
  expect(clocks(today.late)).toEqual(['atorvastatin 17T21:00']);
  expect(today).toMatchObject({ taken: 0, all: 1, left: 1 });
});

test('no medicines: nothing', () => {
  expect(readToday({ orders: [], records: [] }, { now: at('12:00'), zone })).toEqual({
    taken: 0,
    all: 0,
    left: 0,
    due: [],
    late: [],
    ask: [],
    next: [],
    later: [],
  });
});

test('whatever the medicines: no dose twice, what is next lies ahead and has no buttons', () => {
  fc.assert(
    fc.property(anyMedicines, (medicines) => {
      const { due, late, ask, next, later, taken, all, left } = readToday(medicines, medicines);
      const listed = [...due, ...late, ...ask, ...next, ...later].map(
        (dose) => `${dose.order.id} ${dose.at}`,
      );
      expect(new Set(listed).size).toBe(listed.length);
      expect([...next, ...later].every((dose) => dose.at > medicines.now && dose.phase === 'later')).toBe(
        true,
      );
      expect(taken + left).toBeLessThanOrEqual(all);
    }),
  );
});
