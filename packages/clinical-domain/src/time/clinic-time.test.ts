import { expect, test } from 'vitest';
import { clinicInstant, startOfDay } from './clinic-time.ts';

const kathmandu = 'Asia/Kathmandu';
const newYork = 'America/New_York';
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

test.each([
  ['2026-11-16', kathmandu, '2026-11-15T18:15:00Z'],
  ['2026-11-17', kathmandu, '2026-11-16T18:15:00Z'],
  ['2026-11-16', newYork, '2026-11-16T05:00:00Z'],
])('%s begins in %s at %s', (day, zone, instant) => {
  const twice = [startOfDay(day, zone), startOfDay(day, zone)];
  expect(twice).toEqual([Date.parse(instant), Date.parse(instant)]);
});

test.each([
  ['2026-11-16', '00:00', kathmandu, '2026-11-15T18:15:00Z'],
  ['2026-11-16', '10:30', kathmandu, '2026-11-16T04:45:00Z'],
  ['2026-11-16', '24:00', kathmandu, '2026-11-16T18:15:00Z'],
  // Clocks go forward at 2:00 and back at 2:00.
  ['2026-03-08', '01:30', newYork, '2026-03-08T06:30:00Z'],
  ['2026-03-08', '02:30', newYork, '2026-03-08T07:30:00Z'],
  ['2026-03-08', '03:00', newYork, '2026-03-08T07:00:00Z'],
  ['2026-03-08', '10:45', newYork, '2026-03-08T14:45:00Z'],
  ['2026-03-08', '24:00', newYork, '2026-03-09T04:00:00Z'],
  ['2026-11-01', '00:59', newYork, '2026-11-01T04:59:00Z'],
  ['2026-11-01', '10:45', newYork, '2026-11-01T15:45:00Z'],
  ['2026-11-01', '24:00', newYork, '2026-11-02T05:00:00Z'],
])('%s %s in %s is %s', (day, clock, zone, instant) => {
  const find = () => clinicInstant(day, minutes(clock), zone);
  expect([find(), find()]).toEqual([Date.parse(instant), Date.parse(instant)]);
});
