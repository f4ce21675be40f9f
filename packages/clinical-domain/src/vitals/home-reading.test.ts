import fc from 'fast-check';
import type { Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import {
  aheadMs,
  buildHomeReading,
  changeableMs,
  findReadingFault,
  type HomeReading,
  homeKinds,
  isChangeable,
  longestNote,
  oldestMs,
  parseHomeReading,
  toCelsius,
} from './home-reading.ts';
import { findReadingSource } from './reading-source.ts';
import { readVitals } from './read-vitals.ts';
import { vitalLimits } from './vital-limits.ts';

const now = Date.parse('2026-11-18T08:07:00Z');
const pressure: HomeReading = {
  id: '0193f4d0-0000-7000-8000-000000000001',
  kind: 'blood-pressure',
  values: [127, 81],
  at: now,
  enteredAt: now,
  note: 'After a walk',
};

test('what is written is read back as the patient’s own, and as it was', () => {
  const any = fc.constantFrom(...homeKinds).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      values: fc.tuple(
        ...(vitalLimits[kind].entry ?? []).map(({ span: [min, max] }) => fc.integer({ min, max })),
      ),
      at: fc.integer({ min: now - oldestMs, max: now }).map((at) => Math.floor(at / 1000) * 1000),
      note: fc.option(fc.constantFrom('left arm', 'बिहान'), { nil: undefined }),
    }),
  );
  fc.assert(
    fc.property(any, (drawn) => {
      const reading: HomeReading = { ...pressure, ...drawn };
      const written = buildHomeReading('p', reading);
      expect(parseHomeReading(written)).toEqual(reading);
      expect(findReadingSource(written)).toBe('home');
      expect(readVitals([written])).toMatchObject([
        { kind: reading.kind, points: [{ id: reading.id, values: reading.values, source: 'home' }] },
      ]);
    }),
  );
});

test.each<[string, Partial<HomeReading>, string | undefined]>([
  ['is fine', {}, undefined],
  ['too high', { values: [301, 81] }, 'value'],
  ['too low', { values: [127, 19] }, 'value'],
  ['a fraction of a mmHg', { values: [127.5, 81] }, 'value'],
  ['one value of two', { values: [127] }, 'value'],
  ['no number', { values: [NaN, 81] }, 'value'],
  ['a tenth of a kilogram', { kind: 'weight', values: [68.1] }, undefined],
  ['a hundredth of a kilogram', { kind: 'weight', values: [68.15] }, 'value'],
  ['the lower is not below the upper', { values: [81, 81] }, 'order'],
  ['a clock that is ahead', { at: now + aheadMs, enteredAt: now + aheadMs }, undefined],
  ['measured in the future', { at: now + aheadMs + 1 }, 'future'],
  ['typed in in the future', { enteredAt: now + aheadMs + 1 }, 'future'],
  ['of a month ago', { at: now - oldestMs }, undefined],
  ['older', { at: now - oldestMs - 1 }, 'too-old'],
  ['typed in long ago', { enteredAt: now - oldestMs - 1 }, 'too-old'],
  ['no note', { note: undefined }, undefined],
  ['the longest note', { note: 'n'.repeat(longestNote) }, undefined],
  ['a longer note', { note: 'n'.repeat(longestNote + 1) }, 'note'],
  ['a note that hides something', { note: 'a\u200Bb' }, 'note'],
  ['a note of spaces', { note: ' ' }, 'note'],
])('%s', (_what, change, fault) => {
  expect(findReadingFault({ ...pressure, ...change }, now)).toBe(fault);
});

test('a reading can be changed for a day after it was typed in', () => {
  expect(isChangeable({ enteredAt: now }, now + changeableMs - 1)).toBe(true);
  expect(isChangeable({ enteredAt: now }, now + changeableMs)).toBe(false);
});

test.each<[string, Partial<Observation>]>([
  ['the clinic’s', { identifier: [] }],
  ['of another code', { code: { coding: [{ code: '8302-2' }] } }],
  ['without a time', { effectiveDateTime: '2026-11-18' }],
  ['of no day', { effectiveDateTime: '2026-13-40T00:00:00Z' }],
  ['that nobody says when it was typed in', { issued: undefined }],
])('no home reading: %s', (_what, change) => {
  expect(parseHomeReading({ ...buildHomeReading('p', pressure), ...change })).toBeUndefined();
});

test('either scale of a thermometer', () => {
  expect([36.6, 45, 98.6, 86, 104].map(toCelsius)).toEqual([36.6, 45, 37, 30, 40]);
});
