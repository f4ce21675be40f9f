import type { Dosage, MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import { dailyLimitOf, hasNoTimes, listAsNeeded } from './as-needed.ts';
import { readMedicationName, splitStrength } from './medication-name.ts';

const painkiller: Dosage = {
  asNeededCodeableConcept: { text: 'Knee pain' },
  doseAndRate: [{ doseQuantity: { value: 2, unit: 'tablet' } }],
  maxDosePerPeriod: {
    numerator: { value: 8, unit: 'tablet' },
    denominator: { value: 1, unit: 'day', system: 'http://unitsofmeasure.org', code: 'd' },
  },
};
const order = (id: string, dosage: Dosage): MedicationRequest => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: {},
  dosageInstruction: [dosage],
});
const taken = (id: string, effectiveDateTime: string): MedicationAdministration => ({
  resourceType: 'MedicationAdministration',
  status: 'completed',
  subject: {},
  request: { reference: `MedicationRequest/${id}` },
  effectiveDateTime,
});

const moment = (clock: string) => ({
  now: Date.parse(`2026-11-15T${clock}:00+05:45`),
  zone: 'Asia/Kathmandu',
});

test('as needed stands apart, with what was taken of it on the clinic’s day and the most for one day', () => {
  const daily = order('b', { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } } });
  const records = [
    taken('a', '2026-11-15T10:00:00+05:45'),
    taken('a', '2026-11-14T23:00:00+05:45'),
    taken('b', '2026-11-15T10:00:00+05:45'),
  ];
  const orders = [order('a', painkiller), daily];
  const found = listAsNeeded({ orders, records }, '2026-11-15', moment('22:00'));
  expect(found.map(({ order: { id }, dailyLimit, taken: list }) => [id, dailyLimit, list.length])).toEqual([
    ['a', 4, 1],
  ]);
});

test('as needed is not offered inside the shortest interval, nor beside a dose of the same medicine', () => {
  const orders = [order('a', painkiller)];
  const records = [taken('a', '2026-11-15T10:00:00+05:45')];
  const at = (clock: string, all = orders) =>
    listAsNeeded({ orders: all, records }, '2026-11-15', moment(clock)).map((each) => each.isOffered);
  expect([at('15:59'), at('16:00')]).toEqual([[false], [true]]);
  const repeat = { frequency: 1, period: 1, periodUnit: 'd' as const, timeOfDay: ['20:00:00'] };
  const named = { medicationCodeableConcept: { text: 'Paracetamol 500 mg' } };
  const both = [
    { ...order('a', painkiller), ...named },
    { ...order('b', { timing: { repeat } }), ...named },
  ];
  expect([at('16:30', both), at('19:30', both)]).toEqual([[false], [false]]);
  const twice = [both[0], { ...order('c', painkiller), ...named }] as MedicationRequest[];
  expect(at('16:30', twice)).toEqual([true, false]);
});

test('a limit that is not by the day is none', () => {
  expect(dailyLimitOf({})).toBeUndefined();
  const weekly = { numerator: { value: 8 }, denominator: { value: 1, code: 'wk' } };
  expect(dailyLimitOf({ ...painkiller, maxDosePerPeriod: weekly })).toBeUndefined();
});

test('an order without times', () => {
  expect(hasNoTimes(order('a', { text: 'as told' }))).toBe(true);
  expect(hasNoTimes(order('a', painkiller))).toBe(false);
  expect(hasNoTimes(order('a', { timing: { repeat: { timeOfDay: ['08:00:00'] } } }))).toBe(false);
});

test('the name of a medicine, and its strength apart', () => {
  expect(
    readMedicationName({ medicationCodeableConcept: { coding: [{ display: 'metformin' }] } }, 'en')?.text,
  ).toBe('metformin');
  expect(readMedicationName({ medicationReference: { display: 'Syrup' } }, 'ne')).toEqual({
    text: 'Syrup',
    language: 'en',
  });
  expect(splitStrength('Vitamin D3 1,000 IU')).toEqual({ name: 'Vitamin D3', strength: '1,000 IU' });
  expect(splitStrength('Clotrimazole 1% cream')).toEqual({ name: 'Clotrimazole', strength: '1% cream' });
  expect(splitStrength('Insulin')).toEqual({ name: 'Insulin', strength: undefined });
});
