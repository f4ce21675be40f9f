import type { MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import { adherenceDays, measureAdherence } from './adherence.ts';
import type { JudgedDose } from './judge-doses.ts';
import { isMarkable, listReachableDays, weekOf } from './week.ts';

const order = { resourceType: 'MedicationRequest' } as MedicationRequest;
const dose = (phase: JudgedDose['phase'], state: JudgedDose['state'] = 'pending'): JudgedDose => ({
  order,
  dosage: {},
  at: 1,
  opensAt: 0,
  state,
  phase,
});

test('what is due counts; what is still to come or can be marked in time does not, unless it was marked', () => {
  const doses = [
    dose('marked', 'done'),
    dose('marked', 'done'),
    dose('marked', 'skipped'),
    dose('unmarked'),
    dose('late'),
    dose('due'),
    dose('ask'),
    dose('later'),
  ];
  expect(measureAdherence(doses)).toEqual({ due: 5, taken: 2, skipped: 1, unmarked: 2 });
  expect(measureAdherence([])).toEqual({ due: 0, taken: 0, skipped: 0, unmarked: 0 });
});

test('thirty days with today, and a week from Sunday, both the clinic’s', () => {
  const lateEvening = Date.parse('2026-11-17T18:30:00Z');
  expect(adherenceDays(lateEvening, 'Asia/Kathmandu')).toEqual({ first: '2026-10-20', last: '2026-11-18' });
  expect(weekOf('2026-11-18')).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(weekOf('2026-11-14')[0]).toBe('2026-11-08');
});

test('F15: on a Sunday the doses of Saturday can be marked, as on any day those of the seven before', () => {
  const sunday = Date.parse('2026-11-15T09:00:00+05:45');
  const markable = (day: string) => isMarkable(day, sunday, 'Asia/Kathmandu');
  expect(['2026-11-14', '2026-11-08', '2026-11-15'].map(markable)).toEqual([true, true, true]);
  expect(['2026-11-07', '2026-11-16'].map(markable)).toEqual([false, false]);
});

test('the days that can be looked at: thirty with today, and to the end of this week', () => {
  const days = listReachableDays(Date.parse('2026-11-18T09:00:00+05:45'), 'Asia/Kathmandu');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-20', '2026-11-21', 33]);
});
