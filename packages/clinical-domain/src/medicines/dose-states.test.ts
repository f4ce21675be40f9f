import type { MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { instantOf, matchRecords, stateOf } from './dose-states.ts';

const at = Date.parse('2026-11-15T02:15:00Z');
const order = { resourceType: 'MedicationRequest', id: 'o' } as MedicationRequest;
const record = (more: Partial<MedicationAdministration>): MedicationAdministration => ({
  resourceType: 'MedicationAdministration',
  status: 'completed',
  subject: {},
  request: { reference: 'MedicationRequest/o' },
  ...more,
});
const named = (value: string, system: string = systemUris.dose) => ({
  identifier: [{ system: 'urn:x' }, { system, value }],
});
const stateWith = (...records: MedicationAdministration[]) =>
  matchRecords([{ order, dosage: {}, at }], records)[0]?.state;

test.each<[string, Partial<MedicationAdministration>, string]>([
  [
    'planned then, taken later',
    { ...named('p/o/2026-11-15T02:15:00Z'), effectiveDateTime: '2026-11-15T05:00:00Z' },
    'done',
  ],
  [
    'planned at another time, taken then',
    { ...named('p/o/2026-11-15T05:00:00Z'), effectiveDateTime: '2026-11-15T02:15:00Z' },
    'pending',
  ],
  [
    'another’s name for it',
    { ...named('p/o/2026-11-15T05:00:00Z', 'urn:y'), effectiveDateTime: '2026-11-15T02:15:00Z' },
    'done',
  ],
  ['a name without a time', { ...named('p/o'), effectiveDateTime: '2026-11-15T02:15:00.900Z' }, 'done'],
  ['taken a second later', { effectiveDateTime: '2026-11-15T02:15:01Z' }, 'pending'],
  ['skipped', { status: 'not-done', effectivePeriod: { start: '2026-11-15T02:15:00Z' } }, 'skipped'],
  ['entered in error', { status: 'entered-in-error', effectiveDateTime: '2026-11-15T02:15:00Z' }, 'pending'],
  [
    'of another order',
    { request: { reference: 'MedicationRequest/x' }, effectiveDateTime: '2026-11-15T02:15:00Z' },
    'pending',
  ],
  ['at no time', {}, 'pending'],
])('%s', (_what, more, state) => {
  expect(stateWith(record(more))).toBe(state);
});

test('a dose has the record that says so, and one of no order says nothing', () => {
  const own = record({ effectiveDateTime: '2026-11-15T02:15:00Z' });
  expect(matchRecords([{ order, dosage: {}, at }], [own])).toEqual([
    { order, dosage: {}, at, state: 'done', record: own },
  ]);
  expect(matchRecords([{ order, dosage: {}, at }], [])).toEqual([
    { order, dosage: {}, at, state: 'pending' },
  ]);
  const { request: _request, ...loose } = own;
  expect(stateWith(loose)).toBe('pending');
});

test('states and times', () => {
  const state = (status: string) => stateOf(record({ status: status as 'completed' }));
  expect(['completed', 'not-done', 'in-progress', 'stopped'].map(state)).toEqual([
    'done',
    'skipped',
    'pending',
    'pending',
  ]);
  expect(instantOf(record({ effectiveDateTime: '2026-11-15T02:15:00Z' }))).toBe(at);
  expect(instantOf(record({ effectivePeriod: {} }))).toBeUndefined();
  expect(instantOf(record({}))).toBeUndefined();
});
