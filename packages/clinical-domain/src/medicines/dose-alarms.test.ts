import fc from 'fast-check';
import type { MedicationAdministration, MedicationRequest, TimingRepeat } from 'fhir/r4';
import { expect, test } from 'vitest';
import { doseAlarmText } from '../notifications/dose-alarm-text.ts';
import { findSettledAlarms, mostDoseAlarms, planDoseAlarms, type DosePlan } from './dose-alarms.ts';

const zone = 'Asia/Kathmandu';
const now = Date.parse('2026-11-16T09:00:00+05:45');
const at = (clock: string, day = '2026-11-16') => Date.parse(`${day}T${clock}:00+05:45`);
const daily = (...times: string[]): TimingRepeat => ({
  frequency: times.length,
  period: 1,
  periodUnit: 'd',
  timeOfDay: times.map((time) => `${time}:00`),
});

function order(id: string, repeat: TimingRepeat, more: Partial<MedicationRequest> = {}): MedicationRequest {
  return {
    resourceType: 'MedicationRequest',
    id,
    status: 'active',
    intent: 'order',
    subject: { reference: 'Patient/p' },
    authoredOn: '2026-11-01T11:20:00+05:45',
    dosageInstruction: [{ timing: { repeat } }],
    ...more,
  };
}

const record = (orderId: string, due: number, status: 'completed' | 'not-done' | 'entered-in-error') =>
  ({
    resourceType: 'MedicationAdministration',
    status,
    effectiveDateTime: new Date(due).toISOString(),
    request: { reference: `MedicationRequest/${orderId}` },
  }) as MedicationAdministration;

const plan = (more: Partial<DosePlan>): DosePlan => ({ orders: [], records: [], waiting: [], ...more });
const times = (wanted: DosePlan, count: number, from = now) =>
  planDoseAlarms(wanted, from, zone)
    .slice(0, count)
    .map((alarm) => new Date(alarm.at + 5.75 * 3_600_000).toISOString().slice(8, 16));

test('A13: the doses to come ring at their minute, two medicines of one minute once', () => {
  const both = plan({ orders: [order('a', daily('08:00', '20:00')), order('b', daily('20:00'))] });
  expect(times(both, 3)).toEqual(['16T20:00', '17T08:00', '17T20:00']);
});

test('A13: what was reported, here or elsewhere, sent or waiting, does not ring; what was taken back does', () => {
  const orders = [order('a', daily('08:00', '20:00'))];
  const [evening, morning] = [at('20:00'), at('08:00', '2026-11-17')];
  expect(times(plan({ orders, records: [record('a', evening, 'completed')] }), 1)).toEqual(['17T08:00']);
  expect(times(plan({ orders, records: [record('a', evening, 'not-done')] }), 1)).toEqual(['17T08:00']);
  expect(times(plan({ orders, records: [record('a', evening, 'entered-in-error')] }), 1)).toEqual([
    '16T20:00',
  ]);
  expect(times(plan({ orders, waiting: [{ orderId: 'a', at: evening }] }), 1)).toEqual(['17T08:00']);
  const other = [order('a', daily('20:00')), order('b', daily('20:00'))];
  expect(times(plan({ orders: other, records: [record('a', evening, 'completed')] }), 1)).toEqual([
    '16T20:00',
  ]);
  expect(times(plan({ orders, waiting: [{ orderId: 'a', at: morning }] }), 2)).toEqual([
    '16T20:00',
    '17T20:00',
  ]);
});

test('A13: stopped orders, orders on hold and medicines as needed do not ring', () => {
  for (const status of ['stopped', 'completed', 'on-hold', 'cancelled'] as const)
    expect(planDoseAlarms(plan({ orders: [order('a', daily('20:00'), { status })] }), now, zone)).toEqual([]);
  const asNeeded = order('a', daily('20:00'), {
    dosageInstruction: [{ asNeededBoolean: true, timing: { repeat: daily('20:00') } }],
  });
  expect(planDoseAlarms(plan({ orders: [asNeeded] }), now, zone)).toEqual([]);
});

test('A1: of two orders for one medicine at nearly the same time the first rings alone', () => {
  const medicine = { medicationCodeableConcept: { text: 'Metformin 500 mg' } };
  const orders = [
    order('a', daily('08:00', '20:00'), medicine),
    order('b', daily('20:30'), medicine),
    order('c', daily('20:30')),
  ];
  expect(times(plan({ orders: orders.slice(0, 2) }), 3)).toEqual(['16T20:00', '17T08:00', '17T20:00']);
  expect(times(plan({ orders }), 3)).toEqual(['16T20:00', '16T20:30', '17T08:00']);
});

test('A13: what is taken once a month is among them', () => {
  const monthly = order('a', { frequency: 1, period: 1, periodUnit: 'mo', timeOfDay: ['08:00:00'] });
  expect(planDoseAlarms(plan({ orders: [monthly] }), now, zone)).toHaveLength(1);
});

test('A13: where there are more than an iPhone keeps, the last one asks to open the app', () => {
  const alarms = planDoseAlarms(
    plan({ orders: [order('a', daily('06:00', '12:00', '18:00', '22:00'))] }),
    now,
    zone,
  );
  expect(alarms).toHaveLength(mostDoseAlarms + 1);
  expect(alarms.map(({ kind }) => kind).indexOf('renew')).toBe(mostDoseAlarms);
  const few = planDoseAlarms(plan({ orders: [order('a', daily('20:00'))] }), now, zone);
  expect(few.every(({ kind }) => kind === 'dose')).toBe(true);
});

test('A13: an alarm that has rung is taken away once its doses are reported, and only then', () => {
  const due = at('08:00');
  const id = due / 60_000;
  const orders = [order('a', daily('08:00')), order('b', daily('08:00'))];
  const one = plan({ orders, records: [record('a', due, 'completed')] });
  expect(findSettledAlarms(one, [id], now, zone)).toEqual([]);
  const both = plan({ orders, records: [record('a', due, 'completed'), record('b', due, 'not-done')] });
  expect(findSettledAlarms(both, [id], now, zone)).toEqual([id]);
  expect(findSettledAlarms(plan({}), [id], now, zone)).toEqual([id]);
  expect(findSettledAlarms(plan({}), [0, -1, 12_345, 2 ** 31 - 1], now, zone)).toEqual([]);
});

test('A13: for any plan and clock: in the future, in order, each minute once, never for a reported dose, never more than 61', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
    .map(([hour, rest]) => `${String(hour).padStart(2, '0')}:${rest}`);
  const anyOrder = fc.record({
    times: fc.uniqueArray(clock, { minLength: 1, maxLength: 6 }),
    status: fc.constantFrom<MedicationRequest['status'][]>('active', 'active', 'stopped', 'completed'),
  });
  const span = 20 * 24 * 3_600_000;
  fc.assert(
    fc.property(
      fc.array(anyOrder, { maxLength: 4 }),
      fc.array(fc.nat(40), { maxLength: 10 }),
      fc.integer({ min: now - span, max: now + span }),
      (wanted, taken, clockNow) => {
        const orders = wanted.map((each, index) =>
          order(String(index), daily(...each.times), { status: each.status }),
        );
        const before = planDoseAlarms(plan({ orders }), clockNow, zone);
        const marked = taken.flatMap((index) => before[index]?.at ?? []);
        const records = marked.flatMap((due) => orders.map(({ id = '' }) => record(id, due, 'completed')));
        const alarms = planDoseAlarms(plan({ orders, records }), clockNow, zone);
        const instants = alarms.map((alarm) => alarm.at);
        expect(alarms.length).toBeLessThanOrEqual(mostDoseAlarms + 1);
        expect(instants.every((instant) => instant > clockNow)).toBe(true);
        expect([...new Set(instants)].toSorted((one, other) => one - other)).toEqual(instants);
        expect(instants.some((instant) => marked.includes(instant))).toBe(false);
        expect(alarms.every(({ id }) => Number.isInteger(id) && id > 0 && id < 2 ** 31)).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
}, 60_000);

test('A13: no alarm names a medicine or tells anybody to take one', () => {
  for (const language of ['en', 'ne'] as const)
    for (const kind of ['dose', 'renew'] as const) {
      const { title, body } = doseAlarmText(kind, language);
      expect(`${title} ${body}`).not.toMatch(/\btake\b|खानुहोस्|खाने/i);
      expect([title, body].every((strings) => strings.length > 0)).toBe(true);
    }
});
