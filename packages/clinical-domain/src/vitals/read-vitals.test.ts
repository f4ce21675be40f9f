import fc from 'fast-check';
import type { Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import { systemUris } from '../fhir/fhir-extensions.ts';
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

const home = {
  identifier: [{ system: systemUris.homeReading, value: 'x' }],
  performer: [{ reference: 'Patient/p' }],
};

test('blood pressure has both values, and one with half of them is left out', () => {
  const [series] = readVitals([
    pressure('2026-11-02', 130, 84),
    pressure('2026-11-01', 120, 80),
    pressure('2026-11-03', 140),
  ]);
  expect(series).toMatchObject({
    kind: 'blood-pressure',
    unit: 'mmHg',
    ranges: [
      { low: 90, high: 120 },
      { low: 60, high: 80 },
    ],
    points: [
      { at: '2026-11-01', values: [120, 80], source: 'clinic' },
      { at: '2026-11-02', values: [130, 84], source: 'clinic' },
    ],
  });
});

test('only the same unit is compared; what was entered in error and what devices sent are left out', () => {
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

test('what the patient typed in is among the clinic’s, and marked', () => {
  const [series] = readVitals([
    weight('2026-11-02T01:00:00Z', 70, 'kg', { ...home, note: [{ text: 'At home' }], issued: '2026-11-02' }),
    weight('2026-11-01', 71, 'kg', { note: [{ text: 'For the ward' }] }),
  ]);
  expect(series?.points.map(({ source, note, enteredAt }) => [source, note, enteredAt])).toEqual([
    ['clinic', undefined, undefined],
    ['home', 'At home', '2026-11-02'],
  ]);
});

test('the range of the record goes before the default; the latest counts; a child has the record’s alone', () => {
  const pulse = (at: string, more: Partial<Observation> = {}): Observation => ({
    ...weight(at, 72, 'beats/min'),
    code: { coding: [{ code: '8867-4' }] },
    ...more,
  });
  const ranged = (at: string, high: number) => pulse(at, { referenceRange: [{ high: { value: high } }] });
  const rangesOf = (list: Observation[], isAdult = true) => readVitals(list, { isAdult })[0]?.ranges;
  expect(rangesOf([pulse('2026-11-01')])).toEqual([{ low: 60, high: 100 }]);
  expect(rangesOf([pulse('2026-11-01')], false)).toBeUndefined();
  expect(rangesOf([ranged('2026-11-02', 90), ranged('2026-11-01', 80), pulse('2026-11-03')], false)).toEqual([
    { high: 90 },
  ]);
  expect(rangesOf([pulse('2026-11-01', { valueQuantity: { value: 1.2, unit: 'Hz' } })])).toBeUndefined();
  expect(
    rangesOf([pulse('2026-11-01', { referenceRange: [{ text: 'as agreed with the doctor' }] })], false),
  ).toBeUndefined();
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

test('“>90” keeps its sign, and is never in range', () => {
  const [series] = readVitals([
    weight('2026-11-01', 60, 'kg', { valueQuantity: { value: 60, unit: 'kg', comparator: '>' } }),
    weight('2026-11-02', 61),
  ]);
  expect(series?.points.map(({ values, comparators }) => [values, comparators])).toEqual([
    [[60], ['>']],
    [[61], undefined],
  ]);
});

test('a reading without a day, and one of after the time that is asked about, have no place', () => {
  const days = ['2026', '2026-11', '2026-11-01', '9999-12-31T23:59:59Z'];
  const [series] = readVitals(
    days.map((day) => weight(day, 60)),
    { until: Date.parse('2026-11-19') },
  );
  expect(series?.points.map(({ at }) => at)).toEqual(['2026-11-01']);
});

test('of two readings of one minute the one that was typed in last is the latest, however they come', () => {
  const typed = (value: number, issued: string) =>
    weight('2026-11-18T07:00:00Z', value, 'kg', { ...home, issued });
  const both = [typed(82, '2026-11-18T07:01:00Z'), typed(70, '2026-11-18T07:00:10Z')];
  for (const order of [both, both.toReversed()])
    expect(readVitals(order)[0]?.points.at(-1)?.values).toEqual([82]);
});
