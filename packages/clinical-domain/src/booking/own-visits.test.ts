import type { Appointment } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findOverlappingVisit, isOpenVisit, withoutOwnVisits } from './own-visits.ts';

const now = Date.parse('2026-11-16T04:00:00Z');
const at = (text: string) => Date.parse(`2026-11-16T${text}:00Z`);

function visit(
  start: string,
  end: string | undefined,
  status: Appointment['status'] = 'proposed',
): Appointment {
  return {
    resourceType: 'Appointment',
    status,
    start: `2026-11-16T${start}:00Z`,
    ...(end === undefined ? { minutesDuration: 30 } : { end: `2026-11-16T${end}:00Z` }),
    participant: [],
  };
}

test.each([
  ['proposed', true],
  ['pending', true],
  ['booked', true],
  ['arrived', false],
  ['fulfilled', false],
  ['cancelled', false],
  ['noshow', false],
  ['entered-in-error', false],
] as const)('a visit to come that is %s is open: %s', (status, open) => {
  expect(isOpenVisit(visit('05:00', '05:30', status), now)).toBe(open);
  expect(isOpenVisit(visit('04:00', '04:30', status), now)).toBe(false);
});

test('visits overlap when they share some time, and not when one ends as the other begins', () => {
  const mine = [visit('05:00', '05:30')];
  const clash = (from: string, to: string) =>
    findOverlappingVisit(mine, { start: at(from), end: at(to) }) !== undefined;
  expect([clash('05:00', '05:30'), clash('05:20', '05:50'), clash('04:40', '05:10')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([clash('05:30', '06:00'), clash('04:30', '05:00')]).toEqual([false, false]);
  expect(
    findOverlappingVisit([visit('05:00', undefined)], { start: at('05:20'), end: at('05:40') }),
  ).toBeDefined();
  const calledOff = (['cancelled', 'noshow', 'entered-in-error'] as const).map((status) =>
    visit('05:00', '05:30', status),
  );
  expect(findOverlappingVisit(calledOff, { start: at('05:00'), end: at('05:30') })).toBeUndefined();
});

test('times beside one’s own visits can be offered', () => {
  const times = ['05:00', '05:30', '06:00'].map((start, index) => ({
    start: `2026-11-16T${start}:00Z`,
    end: `2026-11-16T${['05:30', '06:00', '06:30'][index]}:00Z`,
  }));
  expect(withoutOwnVisits(times, [visit('05:15', '05:45')])).toEqual(times.slice(2));
});
