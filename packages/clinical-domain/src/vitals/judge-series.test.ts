import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDanger, judgeReading, judgeValue } from './judge-reading.ts';
import { findToCallAbout } from './judge-reading.ts';
import { judgeSeries } from './judge-series.ts';
import { findNormal, type VitalPoint } from './read-vitals.ts';
import { vitalKinds, vitalLimits, type VitalKind } from './vital-limits.ts';

const point = (...values: number[]): VitalPoint => ({
  id: '',
  at: '2026-11-01',
  values,
  source: 'clinic',
  note: undefined,
  enteredAt: undefined,
});
const unitOf = (kind: VitalKind) => vitalLimits[kind].units[0] ?? '';
const judge = (kind: VitalKind, readings: number[][], isAdult = true) =>
  judgeSeries(
    { kind, unit: unitOf(kind), ranges: isAdult ? findNormal(kind, unitOf(kind)) : undefined },
    readings.map((values) => point(...values)),
    { isAdult },
  );
const ofPulse = (...values: number[]) =>
  judge(
    'pulse',
    values.map((value) => [value]),
  );

test.each([
  ['nothing', [], { kind: 'none' }],
  ['a dangerous one before all', [110, 131, 70], { kind: 'dangerous', side: 'high', count: 1, total: 3 }],
  ['the limit itself is dangerous', [40], { kind: 'dangerous', side: 'low', count: 1, total: 1 }],
  ['beside it is outside', [41, 130, 70, 101], { kind: 'outside', above: 2, below: 1, total: 4 }],
  ['outside before the drift', [80, 95, 110], { kind: 'outside', above: 1, below: 0, total: 3 }],
  ['up', [60, 72, 80, 90], { kind: 'drifting', direction: 'up', change: 18, total: 4 }],
  ['down', [99, 90, 89], { kind: 'drifting', direction: 'down', change: -10, total: 3 }],
  ['too little to be a drift', [70, 75, 79], { kind: 'in-range', total: 3, isTooFew: false }],
  ['back and forth', [60, 90, 89], { kind: 'in-range', total: 3, isTooFew: false }],
  ['the edges are in it', [60, 100], { kind: 'in-range', total: 2, isTooFew: true }],
])('%s', (_what, values, verdict) => {
  expect(ofPulse(...values)).toEqual(verdict);
});

test('either value of a blood pressure can be outside or dangerous', () => {
  expect(judge('blood-pressure', [[118, 86]])).toEqual({ kind: 'outside', above: 1, below: 0, total: 1 });
  expect(judge('blood-pressure', [[118, 120]])).toEqual({
    kind: 'dangerous',
    side: 'high',
    count: 1,
    total: 1,
  });
  expect(judgeReading([130, 50], findNormal('blood-pressure', 'mmHg'))).toBe('high');
});

test('without a range there is a course, and no verdict about what is normal', () => {
  expect(judge('weight', [[70], [71]])).toEqual({ kind: 'too-few', total: 2 });
  expect(judge('weight', [[70], [71], [70]])).toEqual({ kind: 'steady', total: 3 });
  expect(judge('weight', [[68.6], [68.3], [68]])).toMatchObject({ kind: 'drifting', change: -0.6 });
});

test('the limits of adults say nothing of a child', () => {
  expect(judge('pulse', [[140], [141], [140]], false)).toEqual({ kind: 'steady', total: 3 });
});

test('a limit in another unit says nothing', () => {
  expect(findDanger('temperature', '°F', [98.6])).toBeUndefined();
  expect(findDanger('temperature', '°C', [40])).toBe('high');
});

test('nothing normal is dangerous, and everything dangerous can be typed in', () => {
  for (const kind of vitalKinds) {
    const { normal, danger, entry } = vitalLimits[kind];
    danger?.forEach(({ low, high }, index) => {
      const range = normal?.[index];
      for (const limit of [low, high].filter((one) => one !== undefined)) {
        expect(judgeValue(limit, range)).not.toBe('in');
        const [least, most] = entry?.[index]?.span ?? [-Infinity, Infinity];
        expect(limit).toBeGreaterThan(least);
        expect(limit).toBeLessThan(most);
      }
    });
  }
});

test('the counts never exceed the readings, and order decides nothing but the drift', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...vitalKinds.filter((kind) => kind !== 'blood-pressure')),
      fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 1, maxLength: 20 }),
      (kind, values) => {
        const verdict = judge(
          kind,
          values.map((value) => [value]),
        );
        const back = judge(
          kind,
          values.toReversed().map((value) => [value]),
        );
        expect('total' in verdict && verdict.total).toBe(values.length);
        if (verdict.kind === 'outside')
          expect(verdict.above + verdict.below).toBeLessThanOrEqual(verdict.total);
        if (verdict.kind === 'dangerous' || verdict.kind === 'outside') expect(back).toEqual(verdict);
      },
    ),
  );
});

test.each([
  ['a day old', 182, '2026-11-17T08:00:00Z', true],
  ['two days old', 182, '2026-11-16T08:00:00Z', false],
  ['not dangerous', 140, '2026-11-18T07:00:00Z', false],
])('somebody is to be called about a pressure that is %s: %s', (_what, upper, at, expected) => {
  const reading = { ...point(upper, 80), at };
  const series = { kind: 'blood-pressure' as const, unit: 'mmHg' };
  const later = { ...point(118, 76), at: '2026-11-18T07:30:00Z' };
  const found = findToCallAbout(series, [reading, later], Date.parse('2026-11-18T08:00:00Z'));
  expect(found).toBe(expected ? reading : undefined);
});
