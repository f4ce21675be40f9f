import type { PractitionerRole, Slot } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findAbsence, findFirstFreeTime, sortByFirstFree } from './doctor-availability.ts';
import type { Doctor } from './doctor.ts';

const rules = { zone: 'Asia/Kathmandu', horizonDays: 14, defaultWindowMinutes: 60 };
const now = Date.parse('2026-11-16T02:00:00Z');
const schedule = { resourceType: 'Schedule' as const, actor: [] };

function doctor(id: string, role: Partial<PractitionerRole> = {}): Doctor {
  return {
    role: {
      resourceType: 'PractitionerRole',
      id,
      availableTime: [{ availableStartTime: '10:00:00', availableEndTime: '12:00:00' }],
      ...role,
    },
    practitioner: { resourceType: 'Practitioner' },
    schedule,
  };
}

const away = (start: string, end?: string): Partial<PractitionerRole> => ({
  notAvailable: [{ description: 'Leave', during: { start, ...(end !== undefined && { end }) } }],
});
const withoutSchedule = (of: Doctor): Doctor => ({ role: of.role, practitioner: of.practitioner });

test.each([
  ['with hours and a schedule', doctor('a'), undefined],
  ['away for a part of the horizon', doctor('a', away('2026-11-16', '2026-11-20')), undefined],
  ['away', doctor('a', away('2026-11-14', '2026-12-09')), { kind: 'on-leave', until: '2026-12-09' }],
  ['away, nobody knows how long', doctor('a', away('2026-11-14')), { kind: 'on-leave', until: undefined }],
  ['without a schedule', withoutSchedule(doctor('a')), { kind: 'by-phone' }],
  [
    'away and without a schedule',
    withoutSchedule(doctor('a', away('2026-11-14', '2026-12-09'))),
    { kind: 'on-leave', until: '2026-12-09' },
  ],
  ['without hours', doctor('a', { availableTime: [] }), { kind: 'no-hours' }],
  ['switched off', doctor('a', { active: false }), { kind: 'no-hours' }],
])('a doctor %s', (_who, one, absence) => {
  expect(findAbsence(one, now, rules)).toEqual(absence);
});

const taken = (start: string, end: string): Slot => ({
  resourceType: 'Slot',
  schedule: { reference: 'Schedule/1' },
  status: 'busy',
  start,
  end,
});

test('the first free time, and none beyond what is known', () => {
  const first = [taken('2026-11-16T04:15:00Z', '2026-11-16T05:15:00Z')];
  const one = doctor('a');
  expect(findFirstFreeTime(one, [], now, rules)?.visit.start).toBe('2026-11-16T04:15:00Z');
  expect(findFirstFreeTime(one, first, now, rules)?.visit.start).toBe('2026-11-16T05:15:00Z');
  expect(findFirstFreeTime(one, first, now, rules)?.window.availableSlots).toHaveLength(1);
  const until = Date.parse('2026-11-16T06:00:00Z');
  expect(findFirstFreeTime(one, first, now, rules, until)).toBeUndefined();
  expect(findFirstFreeTime(one, first, now, rules, until + 900_000)?.visit.start).toBe(
    '2026-11-16T05:15:00Z',
  );
});

test('who is free first comes first; full, phone, leave and no hours come last, in this order', () => {
  const time = (start: string) => ({
    visit: { start, end: start },
    window: { startTime: start, endTime: start, availableSlots: [] },
    isFree: true,
  });
  const [later, sooner, full] = [doctor('later'), doctor('sooner'), doctor('full')];
  const byPhone = withoutSchedule(doctor('by-phone'));
  const [leave, none] = [doctor('leave', away('2026-11-01')), doctor('none', { availableTime: [] })];
  const all = [none, leave, byPhone, full, later, sooner];
  const times = new Map([
    ['later', time('2026-11-20T04:45:00Z')],
    ['sooner', time('2026-11-18T10:30:00+05:45')],
  ]);
  const order = (known: typeof times | undefined) =>
    sortByFirstFree(all, known, now, rules).map(({ role }) => role.id);
  expect(order(times)).toEqual(['sooner', 'later', 'full', 'by-phone', 'leave', 'none']);
  expect(order(undefined)).toEqual(['full', 'later', 'sooner', 'by-phone', 'leave', 'none']);
});
