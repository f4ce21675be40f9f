import type { PractitionerRole, PractitionerRoleAvailableTime } from 'fhir/r4';
import { expect, test } from 'vitest';
import { extensionUrls } from '../fhir/fhir-extensions.ts';
import { leaveOf, readPeriod, workingHoursOf, worksOn } from './working-hours.ts';

const zone = 'Asia/Kathmandu';
const monday = '2026-11-16';
const at = (local: string) => Date.parse(`${local}:00+05:45`);
const doctor = (...availableTime: PractitionerRoleAvailableTime[]): PractitionerRole => ({
  resourceType: 'PractitionerRole',
  availableTime,
});
const hoursOf = (...times: PractitionerRoleAvailableTime[]) =>
  workingHoursOf(doctor(...times), monday, zone, 60);
const morning = { availableStartTime: '09:05:00', availableEndTime: '11:15:00' };
const minutes = (url: string, valueInteger?: number) => ({
  url,
  ...(valueInteger !== undefined && { valueInteger }),
});

test('hours of the named weekdays, or of every day', () => {
  const span = {
    start: at(`${monday}T09:05`),
    end: at(`${monday}T11:15`),
    windowMinutes: 60,
    visitMinutes: 60,
  };
  const late = { daysOfWeek: ['tue' as const], availableStartTime: '16:00:00', availableEndTime: '17:00:00' };
  expect(hoursOf(morning)).toEqual([span]);
  expect(hoursOf({ ...morning, daysOfWeek: ['mon'] }, late)).toEqual([span]);
  expect([worksOn(doctor(late), monday), worksOn(doctor(late), '2026-11-17')]).toEqual([false, true]);
  expect(worksOn(doctor(morning), monday)).toBe(true);
});

test('all day is from midnight to midnight', () => {
  expect(hoursOf({ allDay: true })).toMatchObject([
    { start: at(`${monday}T00:00`), end: at('2026-11-17T00:00') },
  ]);
});

test.each<[string, PractitionerRoleAvailableTime]>([
  ['no times', {}],
  ['no beginning', { availableEndTime: '11:00:00' }],
  ['no end', { availableStartTime: '09:00:00' }],
  ['a beginning that is none', { availableStartTime: 'at 09:00', availableEndTime: '11:00:00' }],
  ['an end that is none', { availableStartTime: '09:00:00', availableEndTime: '11:0' }],
  ['an end at the beginning', { availableStartTime: '09:00:00', availableEndTime: '09:00:00' }],
  ['an end before the beginning', { availableStartTime: '11:00:00', availableEndTime: '09:00:00' }],
])('%s: no hours', (_what, time) => {
  expect(hoursOf(time)).toEqual([]);
});

test('who has no hours has none on any day', () => {
  expect(workingHoursOf({ resourceType: 'PractitionerRole' }, monday, zone, 60)).toEqual([]);
});

test.each([
  [undefined, undefined, 60, 60],
  [30, undefined, 30, 30],
  [undefined, 20, 60, 20],
  [30, 45, 30, 30],
  [0, 0, 60, 60],
  [-5, -5, 60, 60],
])('a window of %s and a visit of %s minutes: %i and %i', (window, visit, windowMinutes, visitMinutes) => {
  const extension = [
    minutes(extensionUrls.bookingWindow, window),
    minutes(extensionUrls.visitDuration, visit),
  ];
  expect(hoursOf({ ...morning, extension })).toMatchObject([{ windowMinutes, visitMinutes }]);
  expect(hoursOf({ ...morning, extension: [] })).toMatchObject([{ windowMinutes: 60, visitMinutes: 60 }]);
});

test.each([
  ['2026-11-16', '2026-11-16', '2026-11-16T00:00', '2026-11-17T00:00'],
  ['2026-11', '2026-11', '2026-11-01T00:00', '2026-12-01T00:00'],
  ['2026-08', '2026-08', '2026-08-01T00:00', '2026-09-01T00:00'],
  ['2026-12', '2026-12', '2026-12-01T00:00', '2027-01-01T00:00'],
  ['2026', '2026', '2026-01-01T00:00', '2027-01-01T00:00'],
  ['2026-11-16T09:00:00+05:45', '2026-11-16T10:30:00+05:45', '2026-11-16T09:00', '2026-11-16T10:30'],
])('a leave from %s to %s', (start, end, from, to) => {
  expect(
    leaveOf({ ...doctor(), notAvailable: [{ description: 'x', during: { start, end } }] }, zone),
  ).toEqual([{ start: at(from), end: at(to) }]);
});

test('a period with an open edge has no beginning, or no end', () => {
  expect(readPeriod({ start: '2026-11-16' }, zone)).toEqual({ start: at('2026-11-16T00:00'), end: Infinity });
  expect(readPeriod({ end: '2026-11-16' }, zone)).toEqual({ start: -Infinity, end: at('2026-11-17T00:00') });
  expect(readPeriod(undefined, zone)).toEqual({ start: -Infinity, end: Infinity });
});
