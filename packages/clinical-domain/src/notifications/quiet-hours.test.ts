import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterQuietHours } from './quiet-hours.ts';

const zone = 'Asia/Kathmandu';
const night = { from: '21:00', until: '07:00' };

test.each([
  ['2026-11-15T20:59:00+05:45', night, '2026-11-15T20:59:00+05:45'],
  ['2026-11-15T21:00:00+05:45', night, '2026-11-16T07:00:00+05:45'],
  ['2026-11-16T00:30:00+05:45', night, '2026-11-16T07:00:00+05:45'],
  ['2026-11-16T07:00:00+05:45', night, '2026-11-16T07:00:00+05:45'],
  ['2026-11-16T13:30:00+05:45', { from: '13:00', until: '14:00' }, '2026-11-16T14:00:00+05:45'],
  ['2026-11-16T13:30:00+05:45', { from: '13:00', until: '13:00' }, '2026-11-16T13:30:00+05:45'],
  ['2026-11-16T13:30:00+05:45', undefined, '2026-11-16T13:30:00+05:45'],
])('ready at %s with %j: sent at %s', (now, quiet, sent) => {
  expect(afterQuietHours(Date.parse(now), quiet, zone)).toBe(Date.parse(sent));
});

test('nothing waits longer than a day, and what waited need not wait again', () => {
  const clock = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') });
  fc.assert(
    fc.property(instant, clock, clock, (now, from, until) => {
      const sent = afterQuietHours(now, { from, until }, zone);
      expect(sent).toBeGreaterThanOrEqual(now);
      expect(sent - now).toBeLessThanOrEqual(24 * 3_600_000);
      expect(afterQuietHours(sent, { from, until }, zone)).toBe(sent);
    }),
  );
});
