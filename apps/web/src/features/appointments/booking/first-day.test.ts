import type { PractitionerRole, Slot } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findFirstDay, findFirstFree, isStillFree } from './first-day.ts';

const [monday, wednesday, nextMonday] = ['2026-11-16', '2026-11-18', '2026-11-23'];
const role: PractitionerRole = {
  resourceType: 'PractitionerRole',
  availableTime: [
    { daysOfWeek: ['mon', 'wed'], availableStartTime: '10:00:00', availableEndTime: '11:00:00' },
  ],
};
const rules = { zone: 'Asia/Kathmandu', horizonDays: 14, defaultWindowMinutes: 60 };
const now = Date.parse('2026-11-16T02:00:00Z');
const hourOf = (day: string) => ({ start: `${day}T04:15:00Z`, end: `${day}T05:15:00Z` });
const full = (...days: string[]) => ({
  role,
  rules,
  now,
  slots: days.map((day): Slot => ({
    resourceType: 'Slot',
    schedule: { reference: 'Schedule/1' },
    status: 'busy',
    ...hourOf(day),
  })),
});
const onWednesday = {
  window: { startTime: hourOf(wednesday).start, endTime: hourOf(wednesday).end, availableSlots: [] },
  visit: { start: hourOf(wednesday).start, end: `${wednesday}T04:30:00Z` },
};

test('after a reload the day is the one that was chosen, not the first free one', () => {
  expect(findFirstDay(full(), {})).toBe(monday);
  expect(findFirstDay(full(), { seen: nextMonday })).toBe(nextMonday);
  expect(findFirstDay(full(), { seen: nextMonday, chosen: onWednesday })).toBe(wednesday);
});

test('it stays when its times are gone, but not when it is over or the doctor keeps no hours', () => {
  expect(findFirstDay(full(wednesday), { seen: wednesday, chosen: onWednesday })).toBe(wednesday);
  expect(findFirstDay(full(), { seen: '2026-11-11' })).toBe(monday);
  expect(findFirstDay(full(), { seen: '2026-11-17' })).toBe(monday);
});

test('near another visit only if there is a free time', () => {
  expect(findFirstDay(full(), { near: wednesday })).toBe(wednesday);
  expect(findFirstDay(full(monday, wednesday), { near: wednesday })).toBe(nextMonday);
});

test('a chosen time is kept while it is free and to come', () => {
  expect(isStillFree(onWednesday, full())).toBe(true);
  expect(isStillFree(onWednesday, full(wednesday))).toBe(false);
  expect(isStillFree(onWednesday, { ...full(), now: Date.parse(onWednesday.visit.start) })).toBe(false);
});

test('the first free time of any day, or none where every one is taken', () => {
  expect(findFirstFree(full(monday))?.visit.start).toBe(hourOf(wednesday).start);
  expect(findFirstFree(full(monday, wednesday, nextMonday, '2026-11-25', '2026-11-30'))).toBeUndefined();
});
