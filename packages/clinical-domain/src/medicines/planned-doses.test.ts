import type { MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import { listPlannedDoses } from './planned-doses.ts';

const order = (id: string, timeOfDay: string[]): MedicationRequest => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: {},
  medicationCodeableConcept: { text: 'Metformin 500 mg' },
  dosageInstruction: [
    { timing: { repeat: { frequency: timeOfDay.length, period: 1, periodUnit: 'd', timeOfDay } } },
  ],
});
const start = Date.parse('2026-11-15T08:10:00+05:45');

test('the doses of the span, and of two orders for one medicine at nearly the same time the first', () => {
  const orders = [order('a', ['08:00:00', '20:00:00']), order('b', ['08:30:00'])];
  const planned = listPlannedDoses(orders, { start, end: start + 24 * 3_600_000 }, 'Asia/Kathmandu');
  expect(planned.map((dose) => [dose.order.id, new Date(dose.at).toISOString()])).toEqual([
    ['a', '2026-11-15T14:15:00.000Z'],
    ['a', '2026-11-16T02:15:00.000Z'],
  ]);
});

test('a weekly dose is not told two days after one of another order', () => {
  const weekly = (id: string, dayOfWeek: 'fri' | 'sun'): MedicationRequest => ({
    ...order(id, []),
    dosageInstruction: [
      {
        timing: {
          repeat: {
            frequency: 1,
            period: 1,
            periodUnit: 'wk',
            dayOfWeek: [dayOfWeek],
            timeOfDay: ['09:00:00'],
          },
        },
      },
    ],
  });
  const sunday = { start, end: start + 24 * 3_600_000 };
  expect(listPlannedDoses([weekly('b', 'sun')], sunday, 'Asia/Kathmandu')).toHaveLength(1);
  expect(listPlannedDoses([weekly('a', 'fri'), weekly('b', 'sun')], sunday, 'Asia/Kathmandu')).toEqual([]);
});
