import fc from 'fast-check';
import type { Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import { readVitals } from './read-vitals.ts';

const weight = (at: string, value: number, unit = 'kg', more: Partial<Observation> = {}): Observation => ({
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }] },
  effectiveDateTime: at,
  valueQuantity: { value, unit },
  ...more,
});

const pressure = (at: string, upper: number, lower?: number): Observation => ({
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ code: '85354-9' }] },
  effectiveDateTime: at,
  component: [
    { code: { coding: [{ code: '8480-6' }] }, valueQuantity: { value: upper, unit: 'mm[Hg]' } },
    ...(lower === undefined
      ? []
      : [{ code: { coding: [{ code: '8462-4' }] }, valueQuantity: { value: lower, unit: 'mm[Hg]' } }]),
  ],
});

test('blood pressure has both values, and one with half of them is left out', () => {
  expect(
    readVitals([
      pressure('2026-11-02', 130, 84),
      pressure('2026-11-01', 120, 80),
      pressure('2026-11-03', 140),
    ]),
  ).toEqual([
    {
      kind: 'blood-pressure',
      unit: 'mmHg',
      points: [
        { at: '2026-11-01', values: [120, 80] },
        { at: '2026-11-02', values: [130, 84] },
      ],
    },
  ]);
});

test('only the same unit is compared; what was entered in error and the patient’s own devices are left out', () => {
  const series = readVitals([
    weight('2026-11-01', 70),
    weight('2026-11-02', 154, 'lb'),
    weight('2026-11-03', 7, 'kg', { status: 'entered-in-error' }),
    weight('2026-11-04', 71, 'kg', { performer: [{ reference: 'Patient/p' }] }),
    weight('2026-11-05', NaN, 'kg', { valueQuantity: { unit: 'kg' } }),
  ]);
  expect(series.map(({ unit, points }) => [unit, points.map(({ values }) => values[0])])).toEqual([
    ['kg', [70]],
    ['lb', [154]],
  ]);
});

test('every measurement is in exactly one series, in the order of time, whatever order they came in', () => {
  const any = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 900 }),
      value: fc.integer({ min: 30, max: 200 }),
      unit: fc.constantFrom('kg', 'lb'),
    }),
  );
  fc.assert(
    fc.property(any, (list) => {
      const series = readVitals(
        list.map(({ day, value, unit }) => weight(new Date(day * 86_400_000).toISOString(), value, unit)),
      );
      expect(series.flatMap(({ points }) => points)).toHaveLength(list.length);
      for (const { points } of series) {
        const times = points.map(({ at }) => Date.parse(at));
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }
    }),
  );
});
