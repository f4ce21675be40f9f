import type { Dosage, MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import { listIntakes } from './intakes.ts';

const hour = 3_600_000;
const at = Date.parse('2026-11-15T04:15:00Z');
const fourADay: Dosage = {
  maxDosePerPeriod: { numerator: { value: 4 }, denominator: { value: 1, code: 'd' } },
};
const order = (id: string, text: string, more: Partial<MedicationRequest> = {}): MedicationRequest => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: {},
  medicationCodeableConcept: { text },
  dosageInstruction: [fourADay],
  ...more,
});
const taken = (id: string | undefined, text: string, more = {}): MedicationAdministration => ({
  resourceType: 'MedicationAdministration',
  status: 'completed',
  subject: {},
  medicationCodeableConcept: { text },
  ...(id !== undefined && { request: { reference: `MedicationRequest/${id}` } }),
  effectiveDateTime: '2026-11-15T10:00:00+05:45',
  ...more,
});
const own = order('a', 'Metformin 500 mg');
const intakes = (record: MedicationAdministration, ...others: MedicationRequest[]) =>
  listIntakes(own, { orders: [own, ...others], records: [record] });

test.each<[string, MedicationAdministration, MedicationRequest[], object[]]>([
  ['for this order', taken('a', 'x'), [], [{ at, isOwn: true, interval: 6 * hour }]],
  [
    'for another of the same medicine',
    taken('b', 'Metformin 500 mg'),
    [order('b', 'x')],
    [{ at, isOwn: false, interval: 6 * hour }],
  ],
  ['of another strength, both active', taken('b', 'Metformin 850 mg'), [order('b', 'x')], []],
  [
    'of another strength, that is over',
    taken('b', 'Metformin 850 mg'),
    [order('b', 'x', { status: 'stopped' })],
    [{ at, isOwn: false, interval: 6 * hour }],
  ],
  [
    'of another strength, of an order that is gone',
    taken('c', 'Metformin 850 mg'),
    [],
    [{ at, isOwn: false, interval: 0 }],
  ],
  ['of another medicine', taken('b', 'Insulin'), [order('b', 'x', { status: 'stopped' })], []],
  ['for no order', taken(undefined, 'Metformin 500 mg'), [], [{ at, isOwn: false, interval: 0 }]],
  ['skipped', taken('a', 'x', { status: 'not-done' }), [], []],
  ['at no time', taken('a', 'x', { effectiveDateTime: '' }), [], []],
])('%s', (_what, record, others, expected) => {
  expect(intakes(record, ...others)).toEqual(expected);
});

test('an order without an id is not that of a record without an order', () => {
  const { id: _id, ...bare } = order('', 'Metformin 500 mg');
  const [intake] = listIntakes(bare, { orders: [], records: [taken(undefined, 'Metformin 500 mg')] });
  expect(intake?.isOwn).toBe(false);
});

test('the longest interval of an order counts', () => {
  const two = order('b', 'Metformin 500 mg', {
    dosageInstruction: [
      fourADay,
      { asNeededBoolean: true },
      { ...fourADay, maxDosePerPeriod: { numerator: { value: 1 }, denominator: { value: 1, code: 'd' } } },
    ],
  });
  expect(intakes(taken('b', 'x'), two)).toEqual([]);
  expect(intakes(taken('b', 'Metformin 500 mg'), two)).toMatchObject([{ interval: 24 * hour }]);
  const none = order('b', 'Metformin 500 mg', { dosageInstruction: [] });
  expect(intakes(taken('b', 'Metformin 500 mg'), none)).toMatchObject([{ interval: 0 }]);
});
