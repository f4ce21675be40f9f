import fc from 'fast-check';
import type { MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import { matchRecords, type LoggedDose } from './dose-states.ts';
import { judgeDoses } from './judge-doses.ts';
import { arrangeTimeline } from './timeline.ts';

const order: MedicationRequest = {
  resourceType: 'MedicationRequest',
  id: 'o',
  status: 'active',
  intent: 'order',
  subject: {},
};
const dose = (clock: string, state: LoggedDose['state']): LoggedDose => ({
  order,
  dosage: {},
  at: Date.parse(`2026-11-15T${clock}:00+05:45`),
  state,
});

const nothing = { orders: [], records: [] };

test('A1: the last done item says Done, other done ones show a check; next is what has not passed', () => {
  const now = Date.parse('2026-11-15T18:50:00+05:45');
  const doses = [
    dose('21:00', 'pending'),
    dose('07:00', 'done'),
    dose('08:00', 'done'),
    dose('08:00', 'pending'),
    dose('14:00', 'skipped'),
  ].map((each, index) => ({ ...each, order: { ...order, id: `o${index}` } }));
  const items = arrangeTimeline(judgeDoses(doses, nothing, now), now);
  expect(items.map(({ mark, showsTime, isNext }) => [mark, showsTime, isNext])).toEqual([
    ['check', true, false],
    ['done', true, false],
    ['late', false, false],
    ['skipped', true, false],
    ['later', true, true],
  ]);
});

test('whatever was taken: at most one Done, after every check; the first item has its time', () => {
  const anyDose = fc.record({
    minutes: fc.integer({ min: 0, max: 1439 }),
    state: fc.constantFrom('done', 'skipped', 'pending'),
  });
  fc.assert(
    fc.property(fc.array(anyDose, { minLength: 1 }), fc.nat(1439), (doses, minutes) => {
      const now = minutes * 60_000;
      const logged = doses.map((each, index) => ({
        order: { ...order, id: `o${index}` },
        dosage: {},
        at: each.minutes * 60_000,
        state: each.state,
      }));
      const items = arrangeTimeline(judgeDoses(logged, nothing, now), now);
      const marks = items.map(({ mark }) => mark);
      expect(marks.filter((mark) => mark === 'done').length).toBeLessThanOrEqual(1);
      if (marks.includes('check')) expect(marks.indexOf('done')).toBeGreaterThan(marks.lastIndexOf('check'));
      expect(items[0]?.showsTime).toBe(true);
      expect(items.filter(({ showsTime }) => showsTime)).toHaveLength(
        new Set(items.map(({ at }) => at)).size,
      );
      expect(new Set(items.filter(({ isNext }) => isNext).map(({ at }) => at)).size).toBeLessThanOrEqual(1);
      expect(items.filter(({ isNext, at }) => isNext && at <= now)).toEqual([]);
    }),
  );
});

test('a record belongs to the dose of its order and time; one entered in error to none', () => {
  const record = (
    status: MedicationAdministration['status'],
    effectiveDateTime: string,
  ): MedicationAdministration => ({
    resourceType: 'MedicationAdministration',
    status,
    subject: {},
    request: { reference: 'MedicationRequest/o' },
    effectiveDateTime,
  });
  const doses = [dose('08:00', 'pending'), dose('14:00', 'pending'), dose('21:00', 'pending')];
  const records = [
    record('completed', '2026-11-15T02:15:00Z'),
    record('not-done', '2026-11-15T14:00:00+05:45'),
    record('entered-in-error', '2026-11-15T21:00:00+05:45'),
    record('completed', '2026-11-15T09:00:00+05:45'),
  ];
  expect(matchRecords(doses, records).map(({ state }) => state)).toEqual(['done', 'skipped', 'pending']);
});
