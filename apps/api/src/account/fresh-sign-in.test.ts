import { expect, test } from 'vitest';
import { isFreshSignIn } from './fresh-sign-in.ts';

const now = new Date('2026-11-15T06:00:00Z');
const seconds = now.getTime() / 1000;

test.each([
  [seconds, true],
  [seconds - 120, true],
  [seconds - 121, false],
  [seconds + 30, true],
  [seconds + 31, false],
  [now.getTime(), false],
  [String(seconds), false],
  [Number.NaN, false],
  [undefined, false],
])('signed in at %s: %s', (authTime, expected) => {
  expect(isFreshSignIn(authTime, now)).toBe(expected);
});
