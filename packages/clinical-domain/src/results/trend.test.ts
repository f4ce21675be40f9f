import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Parameter } from './parameter.ts';
import { findTrend, summariseTrend } from './trend.ts';

const day = 86_400_000;
const mg = { text: 'mg/dL', ucum: 'mg/dL' };
const point = (key: string, number: number, days: number, more: Partial<Parameter> = {}): Parameter => ({
  key,
  code: 'http://loinc.org|18262-6',
  loinc: '18262-6',
  name: { text: 'LDL', language: 'en' },
  gloss: undefined,
  measured: { number, comparator: undefined, unit: mg },
  valueText: undefined,
  range: { low: 0, high: 100, unit: mg, text: undefined },
  condition: undefined,
  note: undefined,
  at: days * day,
  isPending: false,
  ...more,
});
const measured = (number: number, unit: { text: string; ucum: string | undefined } | undefined) => ({
  measured: { number, comparator: undefined, unit },
});

test('the same code and unit, the oldest first, with the range as its band', () => {
  const now = point('c', 138, 30);
  const trend = findTrend(now, [point('b', 141, 20), now, point('a', 92, 10)]);
  expect(trend?.points.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(trend?.range).toMatchObject({ low: 0, high: 100 });
});

test('another code, another unit, words, or a value without a time is not part of it', () => {
  const now = point('now', 138, 30);
  const others = [
    point('code', 1, 1, { code: 'http://loinc.org|2085-9' }),
    point('unit', 3.6, 2, measured(3.6, { text: 'mmol/L', ucum: 'mmol/L' })),
    point('none', 3.6, 2, measured(3.6, undefined)),
    point('words', 1, 3, { measured: undefined }),
    point('undated', 1, 3, { at: undefined }),
    point('spelt', 120, 4, measured(120, { text: 'mg/dl', ucum: 'mg/dL' })),
  ];
  expect(findTrend(now, others)?.points.map(({ key }) => key)).toEqual(['spelt', 'now']);
});

test('what has no code or is no number has no trend', () => {
  expect(findTrend(point('a', 1, 1, { code: undefined }), [])).toBeUndefined();
  expect(findTrend(point('a', 1, 1, { measured: undefined }), [])).toBeUndefined();
});

test('a range in another unit is no band', () => {
  const range = { low: 0, high: 5, unit: { text: 'mmol/L', ucum: 'mmol/L' }, text: undefined };
  expect(findTrend(point('a', 1, 1, { range }), [])?.range).toBeUndefined();
});

test('the summary compares with the one before, exactly', () => {
  const trend = findTrend(point('b', 5.4, 2), [point('a', 5.8, 1), point('c', 6, 3)]);
  expect(trend && summariseTrend(trend)).toMatchObject({
    count: 3,
    first: { key: 'a' },
    last: { key: 'c' },
    before: { point: { key: 'a' }, direction: 'lower', difference: 0.4 },
  });
});

test.each([
  [5, 5, 'same', 0],
  [5.8, 6, 'higher', 0.2],
  [6, 5.25, 'lower', 0.75],
  [0.1, 0.3, 'higher', 0.2],
  [1, 1.000_000_000_04, 'same', 0],
] as const)('from %d to %d is %s by %d', (before, now, direction, difference) => {
  const trend = findTrend(point('b', now, 2), [point('a', before, 1)]);
  expect(trend && summariseTrend(trend).before).toMatchObject({ direction, difference });
});

test('the first has none before it; of one moment the order is that of the keys', () => {
  const trend = findTrend(point('b', 1, 1), [point('c', 1, 1), point('a', 1, 1), point('d', 1, 2)]);
  expect(trend?.points.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
  const alone = findTrend(point('a', 1, 1), []);
  expect(alone && summariseTrend(alone).before).toBeUndefined();
});

test('a band has a limit, in the unit of the result or in none', () => {
  const rangeOf = (more: Partial<NonNullable<Parameter['range']>>) =>
    findTrend(
      point('a', 1, 1, { range: { low: undefined, high: undefined, unit: mg, text: 'x', ...more } }),
      [],
    )?.range;
  expect([rangeOf({ low: 0 })?.low, rangeOf({ high: 5 })?.high]).toEqual([0, 5]);
  expect(rangeOf({})).toBeUndefined();
  expect(rangeOf({ high: 5, unit: undefined })?.high).toBe(5);
  expect(findTrend(point('a', 1, 1, { range: undefined }), [])?.range).toBeUndefined();
});

const anyPoint = fc.record({
  key: fc.stringMatching(/^[a-f]{1,3}$/),
  number: fc.double({ min: 0, max: 1000, noNaN: true }),
  days: fc.integer({ min: 0, max: 400 }),
  code: fc.constantFrom('http://loinc.org|18262-6', 'http://loinc.org|2085-9', undefined),
  unit: fc.constantFrom(mg, { text: 'mmol/L', ucum: 'mmol/L' }, undefined),
});
const points = fc
  .uniqueArray(anyPoint, { selector: ({ key }) => key, maxLength: 30 })
  .map((list) =>
    list.map(({ key, number, days, code, unit }) =>
      point(key, number, days, { code, ...measured(number, unit) }),
    ),
  );

test('however the history comes, the trend is the same, in order, and of nothing else', () => {
  fc.assert(
    fc.property(points, fc.infiniteStream(fc.integer()), (history, order) => {
      const asked = point('now', 138, 200);
      const shuffled = history
        .map((one) => ({ one, place: order.next().value as number }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ one }) => one);
      const trend = findTrend(asked, history);
      expect(findTrend(asked, [...shuffled, ...history])).toEqual(trend);
      const shown = trend?.points ?? [];
      expect(shown.map(({ at }) => at)).toEqual(shown.map(({ at }) => at).toSorted((a, b) => a - b));
      expect(
        shown.every(({ code, measured: { unit } }) => code === asked.code && unit?.ucum === 'mg/dL'),
      ).toBe(true);
      const wanted = history.filter((one) => one.code === asked.code && one.measured?.unit?.ucum === 'mg/dL');
      expect(shown).toHaveLength(wanted.length + 1);
      expect(shown).toContainEqual(asked);
    }),
  );
});
