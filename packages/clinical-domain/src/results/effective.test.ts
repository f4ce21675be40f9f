import { expect, test } from 'vitest';
import { findEffective, findEffectiveDay, findInstant } from './effective.ts';

const zone = 'Asia/Kathmandu';
const all = {
  effectiveDateTime: '2026-11-01',
  effectiveInstant: '2026-11-02',
  effectivePeriod: { start: '2026-11-03', end: '2026-11-04' },
  issued: '2026-11-05',
};

test('when the sample was taken stands above when the result was given out', () => {
  const { effectiveDateTime: _time, ...instant } = all;
  const { effectiveInstant: _instant, ...period } = instant;
  const ended = { ...period, effectivePeriod: { end: '2026-11-04' } };
  const { effectivePeriod: _period, ...issued } = period;
  expect([all, instant, period, ended, issued, {}].map(findEffective)).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    undefined,
  ]);
});

test.each([
  ['2026', undefined],
  ['2026-11', undefined],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-16T18:14:59Z', '2026-11-16'],
  ['2026-11-16T18:15:00Z', '2026-11-17'],
  ['sometime in November', undefined],
])('%s is of the clinic’s day %s', (effectiveDateTime, day) => {
  expect(findEffectiveDay({ effectiveDateTime }, zone)).toBe(day);
});

test('what has no time has no day and no instant', () => {
  expect(findEffectiveDay({}, zone)).toBeUndefined();
  expect(findInstant({})).toBeUndefined();
  expect(findInstant({ issued: 'soon' })).toBeUndefined();
  expect(findInstant({ issued: '2026-11-16T00:00:00Z' })).toBe(Date.parse('2026-11-16T00:00:00Z'));
});

test('a day is the same day wherever the clinic is', () => {
  expect(findEffectiveDay({ effectiveDateTime: '2026-11-16' }, 'America/New_York')).toBe('2026-11-16');
});
