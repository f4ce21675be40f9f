import * as fc from 'fast-check';
import type { Appointment } from 'fhir/r4';
import { expect, test } from 'vitest';
import { extensionUrls, systemUris } from '../fhir/fhir-extensions.ts';
import { isVisitNotificationTrue, listOutdatedNotifications, planVisitNotifications } from './plan-visit.ts';

const now = Date.parse('2026-11-15T10:00:00Z');
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();

function versions(...changes: Partial<Appointment>[]): Appointment[] {
  return changes.map((change, index) => ({
    resourceType: 'Appointment',
    id: 'v',
    status: 'proposed',
    start: hours(72),
    participant: [],
    meta: { versionId: String(index + 1), lastUpdated: hours(-1) },
    ...change,
  }));
}

const eventsOf = (history: Appointment[]) => planVisitNotifications(history, now).map(({ event }) => event);
const both = ['visit-in-a-day', 'visit-in-an-hour'];

test.each<[string, Partial<Appointment>[], string[]]>([
  ['asked for', [{}], both],
  ['confirmed', [{}, { status: 'booked' }], ['visit-confirmed', ...both]],
  ['entered by the clinic, at the desk', [{ status: 'booked' }], both],
  ['confirmed, then touched', [{}, { status: 'booked' }, { status: 'booked' }], ['visit-confirmed', ...both]],
  [
    'entered, then moved',
    [{ status: 'booked' }, { status: 'booked', start: hours(96) }],
    ['visit-moved', ...both],
  ],
  [
    'moved and confirmed in one step (F7)',
    [{}, { status: 'booked', start: hours(96) }],
    ['visit-moved', ...both],
  ],
  ['moved while it is only asked for (F7)', [{}, { start: hours(96) }], ['visit-moved', ...both]],
  [
    'written anew with the same time in another zone',
    [{ start: '2026-11-18T10:00:00Z' }, { start: '2026-11-18T15:45:00+05:45' }],
    both,
  ],
  ['cancelled', [{}, { status: 'cancelled' }], ['visit-cancelled']],
  [
    'B9: cancelled by its patient, who knows',
    [
      {},
      {
        status: 'cancelled',
        cancelationReason: { coding: [{ system: systemUris.hl7CancelReason, code: 'pat' }] },
      },
    ],
    [],
  ],
  [
    'exchanged for another by its patient',
    [{}, { status: 'cancelled', extension: [{ url: extensionUrls.rescheduledTo }] }],
    [],
  ],
  ['in twelve hours', [{ start: hours(12) }], ['visit-in-an-hour']],
  ['over', [{ start: hours(-2) }, { status: 'booked', start: hours(-2) }], ['visit-confirmed']],
])('a visit that is %s', (_, changes, expected) => {
  expect(eventsOf(versions(...changes))).toEqual(expected);
});

test('what happened days ago is no news, and a history that was cut off makes none', () => {
  const old = { versionId: '1', lastUpdated: hours(-48) };
  expect(eventsOf(versions({ status: 'booked', meta: old }))).toEqual(both);
  expect(eventsOf(versions({ status: 'booked', meta: { versionId: '7', lastUpdated: hours(-1) } }))).toEqual(
    both,
  );
});

test('keys depend on what happened, not on when it is looked at', () => {
  const history = versions({}, { status: 'booked' }, { status: 'booked', start: hours(90) });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600_000 }), (later) => {
      const keys = (at: number) => planVisitNotifications(history, at).map(({ key }) => key);
      expect(keys(now + later)).toEqual(keys(now));
    }),
  );
});

test('a notification is not made once it is untrue', () => {
  const [visit] = versions({ status: 'booked' });
  const time = Date.parse(hours(72));
  const isTrue = (change: Partial<Appointment>, event: 'visit-in-a-day' | 'visit-cancelled') =>
    isVisitNotificationTrue({ ...visit, ...change } as Appointment, { event, time }, now);
  expect(isTrue({}, 'visit-in-a-day')).toBe(true);
  expect(isTrue({ start: hours(73) }, 'visit-in-a-day')).toBe(false);
  expect(isTrue({ status: 'cancelled' }, 'visit-in-a-day')).toBe(false);
  expect(isTrue({}, 'visit-cancelled')).toBe(false);
});

test('F7: what was told of another time, or of a visit that is off, is outdated', () => {
  const outdated = (...changes: Partial<Appointment>[]) =>
    listOutdatedNotifications(versions(...changes)).map(({ event, time }) => [event, time]);
  const [before, after] = [Date.parse(hours(72)), Date.parse(hours(96))];
  const confirmed = { status: 'booked' as const };
  expect(outdated({}, confirmed)).toEqual([]);
  expect(outdated({}, confirmed, { status: 'fulfilled' })).toEqual([]);
  expect(outdated({}, confirmed, { ...confirmed, start: hours(96) })).toEqual([
    ['visit-in-a-day', before],
    ['visit-in-an-hour', before],
    ['visit-confirmed', before],
  ]);
  const replaced = { status: 'cancelled' as const, extension: [{ url: extensionUrls.rescheduledTo }] };
  expect(outdated({}, confirmed, replaced).map(([event]) => event)).toContain('visit-confirmed');
  const cancelled = { status: 'cancelled' as const, start: hours(96) };
  expect(outdated({}, { ...confirmed, start: hours(96) }, cancelled)).toContainEqual(['visit-moved', after]);
});
