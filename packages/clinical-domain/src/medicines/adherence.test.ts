import type { MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import { adherenceDays, measureAdherence } from './adherence.ts';
import type { LoggedDose } from './dose-states.ts';
import { weekOf } from './week.ts';

const order = { resourceType: 'MedicationRequest' } as MedicationRequest;
const dose = (at: number, state: LoggedDose['state']): LoggedDose => ({ order, dosage: {}, at, state });

test('what is due counts, what is still to come does not, unless it was taken early', () => {
  const doses = [
    dose(1, 'done'),
    dose(2, 'skipped'),
    dose(3, 'pending'),
    dose(9, 'pending'),
    dose(8, 'done'),
  ];
  expect(measureAdherence(doses, 5)).toEqual({ due: 4, taken: 2, skipped: 1, unmarked: 1 });
  expect(measureAdherence([], 5)).toEqual({ due: 0, taken: 0, skipped: 0, unmarked: 0 });
});

test('thirty days with today, and a week from Sunday, both the clinic’s', () => {
  const lateEvening = Date.parse('2026-11-17T18:30:00Z');
  expect(adherenceDays(lateEvening, 'Asia/Kathmandu')).toEqual({ first: '2026-10-20', last: '2026-11-18' });
  expect(weekOf(lateEvening, 'Asia/Kathmandu')).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(weekOf(Date.parse('2026-11-14T18:00:00Z'), 'Asia/Kathmandu')[0]).toBe('2026-11-08');
  expect(weekOf(Date.parse('2026-11-14T18:30:00Z'), 'Asia/Kathmandu')[0]).toBe('2026-11-15');
});
