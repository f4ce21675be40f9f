import fc from 'fast-check';
import type { MedicationRequest, TimingRepeat } from 'fhir/r4';
import { expect, test } from 'vitest';
import { addDays, clinicDay, minute } from '../time/clinic-day.ts';
import { listAsNeeded } from './as-needed.ts';
import { anyMedicines, recordOf } from './dose-examples.ts';
import { findNextDoses, isOffered } from './judge-doses.ts';
import { listDoses } from './list-doses.ts';
import { minimumIntervalOf } from './minimum-interval.ts';
import { medicineKeyOf } from './same-medicine.ts';

const zone = 'Asia/Kathmandu';
const hour = 60 * minute;
const at = (clock: string, day = '2026-11-16') => Date.parse(`${day}T${clock}:00+05:45`);
const today = { first: '2026-11-16', last: '2026-11-16' };

function order(timeOfDay: string[], more: Partial<MedicationRequest> = {}): MedicationRequest {
  const repeat: TimingRepeat = { frequency: timeOfDay.length, period: 1, periodUnit: 'd', timeOfDay };
  return {
    resourceType: 'MedicationRequest',
    id: 'metformin',
    status: 'active',
    intent: 'order',
    subject: {},
    authoredOn: '2026-10-01',
    medicationCodeableConcept: { text: 'Metformin 500 mg' },
    dosageInstruction: [{ timing: { repeat } }],
    ...more,
  };
}

const phases = (orders: MedicationRequest[], now: number, records = [] as ReturnType<typeof recordOf>[]) =>
  listDoses({ orders, records }, today, { now, zone }).map(({ phase }) => phase);

test('A1: at 18:50 the dose of 8:00 is not the next one, and neither is any other that has passed', () => {
  const metformin = order(['08:00:00', '14:00:00', '21:00:00']);
  const doses = listDoses({ orders: [metformin], records: [] }, today, { now: at('18:50'), zone });
  expect(findNextDoses(doses, at('18:50')).map((dose) => dose.at)).toEqual([at('21:00')]);
  expect(findNextDoses(doses, at('21:00'))).toEqual([]);
});

test('two medicines of one moment are both next', () => {
  const orders = [
    order(['21:00:00']),
    order(['21:00:00', '22:00:00'], {
      id: 'other',
      medicationCodeableConcept: { text: 'Atorvastatin 10 mg' },
    }),
  ];
  const doses = listDoses({ orders, records: [] }, today, { now: at('18:50'), zone });
  expect(findNextDoses(doses, at('18:50')).map((dose) => dose.order.id)).toEqual([orders[0]?.id, 'other']);
});

test.each([
  ['06:59', ['later', 'later']],
  ['07:00', ['due', 'later']],
  ['08:59', ['due', 'later']],
  ['09:00', ['late', 'later']],
  ['10:59', ['late', 'later']],
  ['11:00', ['unmarked', 'later']],
  ['13:00', ['unmarked', 'due']],
  ['15:00', ['unmarked', 'late']],
  ['22:59', ['unmarked', 'late']],
  ['23:00', ['unmarked', 'unmarked']],
])('8:00 and 14:00 at %s: %j', (clock, expected) => {
  expect(phases([order(['08:00:00', '14:00:00'])], at(clock))).toEqual(expected);
});

test('a weekly dose is late for a day and no longer', () => {
  const weekly = order([], {
    dosageInstruction: [
      {
        timing: {
          repeat: { frequency: 1, period: 1, periodUnit: 'wk', dayOfWeek: ['mon'], timeOfDay: ['08:00:00'] },
        },
      },
    ],
  });
  expect(phases([weekly], at('23:59'))).toEqual(['late']);
  expect(phases([weekly], at('07:59', '2026-11-17'))).toEqual(['late']);
  expect(phases([weekly], at('08:00', '2026-11-17'))).toEqual(['unmarked']);
});

test('two orders of one medicine at nearly the same time are asked about, until one of them is skipped', () => {
  const orders = [order(['08:00:00']), order(['08:30:00'], { id: 'again' })];
  expect(phases(orders, at('08:10'))).toEqual(['ask', 'ask']);
  const early = listDoses({ orders, records: [] }, today, { now: at('06:00'), zone });
  expect(findNextDoses(early, at('06:00'))).toEqual([]);
  const skipped = recordOf(orders[1] as MedicationRequest, at('08:30'), 'not-done', 0);
  expect(phases(orders, at('08:10'), [skipped])).toEqual(['due', 'marked']);
  const taken = recordOf(orders[1] as MedicationRequest, at('08:30'), 'completed', -20 * minute);
  expect(phases(orders, at('08:20'), [taken])).toEqual(['ask', 'marked']);
});

test('two strengths that are ordered together are no double', () => {
  const orders = [
    order(['06:00:00'], { id: 'a', medicationCodeableConcept: { text: 'Levothyroxine 100 mcg' } }),
    order(['06:00:00'], { id: 'b', medicationCodeableConcept: { text: 'Levothyroxine 25 mcg' } }),
  ];
  expect(phases(orders, at('06:10'))).toEqual(['due', 'due']);
});

test('after a changed order, what was taken for the old one counts, in whatever strength', () => {
  const changed = order(['11:00:00'], { medicationCodeableConcept: { text: 'Metformin 850 mg' } });
  const old = order(['08:00:00'], { id: 'old' });
  const taken = recordOf(old, at('08:00'), 'completed', 5 * minute);
  expect(phases([changed], at('10:30'), [taken])).toEqual(['ask']);
  expect(phases([changed], at('10:30'))).toEqual(['due']);
});

test('a late dose closes earlier where the order names a maximum', () => {
  const most = {
    maxDosePerPeriod: { numerator: { value: 4 }, denominator: { value: 1, code: 'd' } },
  };
  const [dosage] = order(['08:00:00', '16:00:00']).dosageInstruction ?? [];
  const limited = order([], { dosageInstruction: [{ ...dosage, ...most }] });
  expect(phases([limited], at('09:59'))).toEqual(['late', 'later']);
  expect(phases([limited], at('10:00'))).toEqual(['unmarked', 'later']);
});

const cases = Number(process.env['DOSE_CASES'] ?? 10_000);

test(`any orders, records, clock and zone: ${cases} cases`, { timeout: 30_000 + cases * 20 }, () => {
  fc.assert(
    fc.property(anyMedicines, ({ orders, records, now, zone: clinicZone }) => {
      const moment = { now, zone: clinicZone };
      const day = clinicDay(now, clinicZone);
      const doses = listDoses(
        { orders, records },
        { first: addDays(day, -2), last: addDays(day, 2) },
        moment,
      );
      const next = findNextDoses(doses, now);
      for (const dose of next) expect([dose.at > now, dose.state]).toEqual([true, 'pending']);
      expect(new Set(next.map((dose) => dose.at)).size).toBeLessThanOrEqual(1);

      const asNeeded = listAsNeeded({ orders, records }, day, moment).filter((each) => each.isOffered);
      const offered = [
        ...doses.filter(isOffered).map((dose) => dose.order),
        ...asNeeded.map((each) => each.order),
      ].map((each) => medicineKeyOf(each, each.id));
      expect(offered, 'two doses of one medicine are offered').toHaveLength(new Set(offered).size);

      for (const dose of doses) {
        if (dose.state !== 'pending') expect(dose.phase).toBe('marked');
        if (dose.phase === 'later') expect(now).toBeLessThan(dose.opensAt);
        if (isOffered(dose)) {
          expect(now).toBeGreaterThanOrEqual(dose.at - hour);
          expect(dose.phase === 'late').toBe(now >= dose.at + hour);
          const near = records.filter(
            ({ status, request, effectiveDateTime = '' }) =>
              status === 'completed' &&
              request?.reference !== `MedicationRequest/${dose.order.id}` &&
              orders.some(
                ({ id, medicationCodeableConcept }) =>
                  request?.reference === `MedicationRequest/${id}` &&
                  medicationCodeableConcept?.text === dose.order.medicationCodeableConcept?.text,
              ) &&
              Math.abs(Math.max(now, dose.at) - Date.parse(effectiveDateTime)) <
                (minimumIntervalOf(dose.dosage) ?? 0),
          );
          expect(near, 'offered too soon after another order’s dose').toEqual([]);
        }
        const following = doses.find((other) => other.at > dose.at && other.order.id === dose.order.id);
        if (dose.phase === 'late' && following)
          expect(following.at - now).toBeGreaterThan((following.at - dose.at) / 2 - 1);
      }
    }),
    { numRuns: cases },
  );
});

test('which days are asked for changes nothing in what is said of a dose', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyMedicines, ({ orders, records, now, zone: clinicZone }) => {
      const day = clinicDay(now, clinicZone);
      const list = (first: string, last: string) =>
        listDoses({ orders, records }, { first, last }, { now, zone: clinicZone }).map((dose) =>
          [dose.order.id, dose.at, dose.phase].join(' '),
        );
      const wide = list(addDays(day, -3), addDays(day, 3));
      expect(wide).toEqual(expect.arrayContaining(list(day, day)));
    }),
    { numRuns: 1000 },
  );
});

test('whoever takes each dose while it is offered is never told to ask', { timeout: 60_000 }, () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(times, fc.array(fc.nat(99), { minLength: 12, maxLength: 12 }), (hours, shares) => {
      const one = order(hours.map((each) => `${String(each).padStart(2, '0')}:00:00`));
      const span = { first: '2026-11-16', last: '2026-11-17' };
      const records: ReturnType<typeof recordOf>[] = [];
      const planned = listDoses({ orders: [one], records }, span, { now: 0, zone });
      planned.forEach((dose, index) => {
        const open = planned[index + 1]?.at ?? dose.at + 24 * hour;
        const moments = Array.from(
          { length: 100 },
          (_, step) => dose.opensAt + (step * (open - dose.opensAt)) / 100,
        );
        const found = moments.filter((now) =>
          listDoses({ orders: [one], records }, span, { now, zone }).some(
            (each) => each.at === dose.at && isOffered(each),
          ),
        );
        expect(found.length).toBeGreaterThan(0);
        const taken = found[Math.floor(((shares[index] ?? 0) / 100) * found.length)] ?? dose.at;
        records.push(recordOf(one, dose.at, 'completed', taken - dose.at));
      });
    }),
    { numRuns: 5 },
  );
});

test('the intake that is too near is told, and only where there is one', () => {
  const orders = [order(['14:00:00']), order(['20:00:00'], { id: 'again' })];
  const taken = recordOf(orders[1] as MedicationRequest, at('20:00', '2026-11-15'), 'completed', 15 * hour);
  const [dose] = listDoses({ orders, records: [taken] }, today, { now: at('13:30'), zone });
  expect(dose).toMatchObject({ phase: 'ask', tooNear: at('11:00') });
  const [free] = listDoses({ orders, records: [] }, today, { now: at('13:30'), zone });
  expect(free?.phase).toBe('due');
  expect(free).not.toHaveProperty('tooNear');
  expect(free).not.toHaveProperty('isDoubled');
});

test('a dose of another order is a neighbour while it is open, and none once it is marked', () => {
  const orders = [order(['08:00:00']), order(['18:00:00'], { id: 'again' })];
  expect(phases(orders, at('12:59'))).toEqual(['late', 'later']);
  expect(phases(orders, at('13:00'))).toEqual(['unmarked', 'later']);
  const skipped = recordOf(orders[1] as MedicationRequest, at('18:00'), 'not-done', 0);
  expect(phases(orders, at('13:00'), [skipped])).toEqual(['late', 'marked']);
});

test('within one order a dose may be taken half of its interval after the one before', () => {
  const often = order(['08:00:00', '10:00:00']);
  const late = recordOf(often, at('08:00'), 'completed', 50 * minute);
  expect(phases([often], at('09:40'), [late])).toEqual(['marked', 'due']);
  const later = recordOf(often, at('08:00'), 'completed', 70 * minute);
  expect(phases([often], at('09:40'), [later])).toEqual(['marked', 'ask']);
});
