import * as fc from 'fast-check';
import type { Appointment } from 'fhir/r4';
import { expect, test } from 'vitest';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { findJoinRefusal, findVideoWindow, isVideoVisit } from './video-window.ts';

const video = [{ coding: [{ system: systemUris.visitMode, code: 'video' }] }];
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

const visit = (more: Partial<Appointment> = {}): Appointment => ({
  resourceType: 'Appointment',
  status: 'booked',
  serviceType: video,
  start: '2026-11-20T10:30:00+05:45',
  end: '2026-11-20T11:00:00+05:45',
  participant: [],
  ...more,
});

test.each([
  ['04:34:59.999', 'too_early'],
  ['04:35:00', undefined],
  ['04:45:00', undefined],
  ['05:44:59.999', undefined],
  ['05:45:00', 'too_late'],
])('10:30 to 11:00 in Kathmandu, at %s UTC: %s', (time, refusal) => {
  expect(findJoinRefusal(visit(), at(time))).toBe(refusal);
});

test.each([
  'proposed',
  'pending',
  'cancelled',
  'noshow',
  'fulfilled',
  'waitlist',
  'entered-in-error',
] as const)('a visit that is %s is not joined, whatever the time', (status) =>
  expect(findJoinRefusal(visit({ status }), at('04:45:00'))).toBe('not_booked'),
);

test.each(['booked', 'arrived', 'checked-in'] as const)('one that is %s is', (status) =>
  expect(findJoinRefusal(visit({ status }), at('04:45:00'))).toBeUndefined(),
);

test.each([
  ['in person', [{ coding: [{ system: systemUris.visitMode, code: 'in-person' }] }]],
  ['of another vocabulary', [{ coding: [{ system: 'https://other.example', code: 'video' }] }]],
  ['of no mode', undefined],
])('a visit %s has no call', (_what, serviceType) => {
  const { serviceType: _video, ...rest } = visit();
  const other = { ...rest, ...(serviceType && { serviceType }) };
  expect([isVideoVisit(other), findJoinRefusal(other, at('04:45:00'))]).toEqual([false, 'not_video']);
});

test.each([
  ['its length', { minutesDuration: 15 }, '05:29:59.999', '05:30:00'],
  ['nothing of its end', {}, '06:14:59.999', '06:15:00'],
])('where it says %s, the end follows', (_what, more, inside, outside) => {
  const { end: _end, ...rest } = visit(more);
  expect([findJoinRefusal(rest, at(inside)), findJoinRefusal(rest, at(outside))]).toEqual([
    undefined,
    'too_late',
  ]);
});

test('without a time there is no window', () => {
  const { start: _start, ...rest } = visit();
  expect([findVideoWindow(rest), findJoinRefusal(rest, at('04:45:00'))]).toEqual([undefined, 'not_booked']);
});

const instant = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') });

test('a window is one stretch that holds the whole visit: early before it, late after it, never both', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 480 }), instant, (begins, minutes, now) => {
      const one = visit({
        start: new Date(begins).toISOString(),
        end: new Date(begins + minutes * 60_000).toISOString(),
      });
      const window = findVideoWindow(one) ?? { start: NaN, end: NaN };
      expect(window).toEqual({ start: begins - 600_000, end: begins + minutes * 60_000 + 1_800_000 });
      const expected = now < window.start ? 'too_early' : now < window.end ? undefined : 'too_late';
      expect(findJoinRefusal(one, now)).toBe(expected);
    }),
  );
});

test('an end that is not after the start is not believed', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 1e9 }), (begins, before) => {
      const one = visit({
        start: new Date(begins).toISOString(),
        end: new Date(begins - before).toISOString(),
      });
      expect(findVideoWindow(one)?.end).toBe(begins + 90 * 60_000);
    }),
  );
});
