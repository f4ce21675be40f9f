import { expect, test } from 'vitest';
import { findTakenAt } from './taken-at.ts';

const zone = 'Asia/Kathmandu';
const at = (text: string) => Date.parse(`2026-11-${text}:00+05:45`);

test('a time of day is the one after the dose opened, on the day before or after where it has to be', () => {
  const evening = { now: at('16T09:00'), zone };
  expect(findTakenAt(at('15T21:00'), '23:10', evening)).toBe(at('15T23:10'));
  expect(findTakenAt(at('15T21:00'), '00:30', evening)).toBe(at('16T00:30'));
  expect(findTakenAt(at('16T00:30'), '23:45', evening)).toBe(at('15T23:45'));
});

test('neither the future nor what is no time', () => {
  const now = { now: at('16T09:00'), zone };
  expect(findTakenAt(at('16T08:00'), '10:00', now)).toBeUndefined();
  expect(findTakenAt(at('16T08:00'), '06:59', now)).toBeUndefined();
  for (const clock of ['', 'at 08:00', '08:00:00', '8:00'])
    expect(findTakenAt(at('16T08:00'), clock, now)).toBeUndefined();
});
