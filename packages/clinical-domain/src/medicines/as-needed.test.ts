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

test('what was taken of it, earliest first; of this order, taken, and with a time', () => {
  const records = [
    taken('a', '2026-11-15T18:00:00+05:45'),
    taken('a', '2026-11-15T06:00:00+05:45'),
    { ...taken('a', '2026-11-15T12:00:00+05:45'), status: 'not-done' as const },
    taken('a', ''),
    taken('b', '2026-11-15T12:00:00+05:45'),
  ];
  const [found] = listAsNeeded({ orders: [order('a', painkiller)], records }, '2026-11-15', moment('22:00'));
  expect(found?.taken.map(({ effectiveDateTime }) => effectiveDateTime)).toEqual([
    '2026-11-15T06:00:00+05:45',
    '2026-11-15T18:00:00+05:45',
  ]);
});

test('neither an order that is over nor one not to be given', () => {
  const orders: MedicationRequest[] = [
    { ...order('a', painkiller), status: 'stopped' },
    { ...order('b', painkiller), doNotPerform: true },
    { ...order('c', painkiller), dosageInstruction: [{ text: 'x' }, painkiller] },
  ];
  const found = listAsNeeded({ orders, records: [] }, '2026-11-15', moment('12:00'));
  expect(found.map(({ order: { id }, dosage }) => [id, dosage])).toEqual([['c', painkiller]]);
  const { dosageInstruction: _none, ...bare } = order('d', {});
  expect(listAsNeeded({ orders: [bare], records: [] }, '2026-11-15', moment('12:00'))).toEqual([]);
});

test('the most for one day: reached, it is not offered, however long ago the last one was', () => {
  const twice: Dosage = {
    asNeededBoolean: true,
    maxDosePerPeriod: { numerator: { value: 2 }, denominator: { value: 1, code: 'd' } },
  };
  const at = (...clocks: string[]) => {
    const records = clocks.map((clock) => taken('a', `2026-11-15T${clock}:00+05:45`));
    const [found] = listAsNeeded({ orders: [order('a', twice)], records }, '2026-11-15', moment('23:30'));
    return [found?.dailyLimit, found?.isAtLimit, found?.isOffered];
  };
  expect(at('01:00')).toEqual([2, false, true]);
  expect(at('01:00', '02:00')).toEqual([2, true, false]);
  expect(at('01:00', '02:00', '03:00')).toEqual([2, true, false]);
});

test('the last intake that is too near is told, of whichever order of the medicine', () => {
  const named = { medicationCodeableConcept: { text: 'Paracetamol 500 mg' } };
  const records = ['08:00', '11:00', '10:00'].map((clock) => ({
    ...taken('b', `2026-11-15T${clock}:00+05:45`),
    ...named,
  }));
  const other = { ...order('b', painkiller), status: 'stopped' as const, ...named };
  const plain = { ...order('a', { asNeededBoolean: true }), ...named };
  const tooSoon = (clock: string, ...orders: MedicationRequest[]) =>
    listAsNeeded({ orders, records }, '2026-11-15', moment(clock))[0]?.tooSoonAfter;
  expect(tooSoon('13:00', plain, other)).toBe(moment('11:00').now);
  expect(tooSoon('10:30', plain, other)).toBe(moment('11:00').now);
  expect(tooSoon('17:00', plain, other)).toBeUndefined();
  expect(tooSoon('16:59', plain, other)).toBe(moment('11:00').now);
  expect(tooSoon('11:30', plain)).toBeUndefined();
});

test('beside a planned dose of the same medicine: while it can be marked or is near, and no longer', () => {
  const named = { medicationCodeableConcept: { text: 'Paracetamol 500 mg' } };
  const repeat = { frequency: 1, period: 1, periodUnit: 'd' as const, timeOfDay: ['20:00:00'] };
  const planned = { ...order('b', { timing: { repeat } }), ...named };
  const plain = { ...order('a', { asNeededBoolean: true }), ...named };
  const offered = (clock: string, records: MedicationAdministration[] = [], beside = planned) =>
    listAsNeeded({ orders: [plain, beside], records }, '2026-11-15', moment(clock))[0]?.isOffered;
  expect([offered('07:59'), offered('14:00'), offered('14:01'), offered('19:00'), offered('23:00')]).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  const skipped = { ...taken('b', '2026-11-15T20:00:00+05:45'), status: 'not-done' as const };
  expect(offered('19:30', [skipped])).toBe(true);
  expect(offered('19:30', [], { ...planned, medicationCodeableConcept: { text: 'Ibuprofen' } })).toBe(true);
});

test.each<[string, Dosage, number | undefined]>([
  [
    'two at a time',
    {
      maxDosePerPeriod: { numerator: { value: 9, unit: 'tablet' }, denominator: { value: 1, unit: 'd' } },
      doseAndRate: [{ doseQuantity: { value: 2, unit: 'tablet' } }],
    },
    4,
  ],
  [
    'the same by code',
    {
      maxDosePerPeriod: {
        numerator: { value: 8, code: 'mg', unit: 'x' },
        denominator: { value: 1, code: 'd' },
      },
      doseAndRate: [{ doseQuantity: { value: 2, code: 'mg', unit: 'y' } }],
    },
    4,
  ],
  [
    'another unit',
    {
      maxDosePerPeriod: {
        numerator: { value: 8, code: 'mg', unit: 'x' },
        denominator: { value: 1, code: 'd' },
      },
      doseAndRate: [{ doseQuantity: { value: 2, code: 'g', unit: 'y' } }],
    },
    8,
  ],
  [
    'none at a time',
    {
      maxDosePerPeriod: { numerator: { value: 8 }, denominator: { value: 1, code: 'd' } },
      doseAndRate: [{ doseQuantity: { value: 0 } }],
    },
    8,
  ],
  [
    'an unknown amount at a time',
    {
      maxDosePerPeriod: { numerator: { value: 8 }, denominator: { value: 1, code: 'd' } },
      doseAndRate: [{ doseQuantity: {} }],
    },
    8,
  ],
  [
    'in two days',
    { maxDosePerPeriod: { numerator: { value: 8 }, denominator: { value: 2, code: 'd' } } },
    undefined,
  ],
  ['no number', { maxDosePerPeriod: { numerator: {}, denominator: { value: 1, code: 'd' } } }, undefined],
  ['no period', { maxDosePerPeriod: { numerator: { value: 8 } } }, undefined],
])('the most for one day: %s', (_what, dosage, limit) => {
  expect(dailyLimitOf(dosage)).toBe(limit);
});

test('what has a period, an event or a moment has times; what has nothing has none', () => {
  expect(hasNoTimes(order('a', { timing: { repeat: { periodUnit: 'd' } } }))).toBe(false);
  expect(hasNoTimes(order('a', { timing: { repeat: { when: ['HS'] } } }))).toBe(false);
  expect(hasNoTimes(order('a', { timing: { event: ['2026-11-15'] } }))).toBe(false);
  expect(hasNoTimes(order('a', { timing: { repeat: {} } }))).toBe(true);
  const { dosageInstruction: _none, ...bare } = order('a', {});
  expect(hasNoTimes(bare)).toBe(true);
  expect(hasNoTimes({ ...bare, dosageInstruction: [{}, painkiller] })).toBe(false);
});
