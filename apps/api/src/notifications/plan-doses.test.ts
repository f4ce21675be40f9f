import type { MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import type { NotificationJob } from './notification-job.ts';
import { planDoses } from './plan-doses.ts';

const now = Date.parse('2026-03-01T02:00:00Z');

/** Taken at 08:30 of the clinic's day, three quarters of an hour from now. */
const orderOf = (patientId: string): MedicationRequest => ({
  resourceType: 'MedicationRequest',
  id: `order-of-${patientId}`,
  status: 'active',
  intent: 'order',
  medicationCodeableConcept: { text: 'x' },
  subject: { reference: `Patient/${patientId}` },
  authoredOn: '2026-02-01',
  dosageInstruction: [
    { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', timeOfDay: ['08:30:00'] } } },
  ],
});

test('the doses of 120 patients are asked for in three searches, and each is its own patient’s', async () => {
  const everybody = Array.from({ length: 120 }, (_, index) => `p${String(index).padStart(3, '0')}`);
  const searches: number[] = [];
  const planned: NotificationJob[] = [];
  await planDoses(
    {
      records: {
        listActiveMedicines: async (patients) => {
          searches.push(patients.length);
          return [...patients.toReversed(), 'another'].map(orderOf);
        },
      },
      preferences: {
        listWithDoses: async (after, most) => everybody.filter((id) => id > after).slice(0, most),
      },
      jobs: {
        add: async (_queue, jobs) => {
          planned.push(...jobs.map(({ data }) => data as unknown as NotificationJob));
        },
      },
      zone: 'Asia/Kathmandu',
    },
    now,
  );
  expect(searches).toEqual([50, 50, 20]);
  expect(planned.map(({ patientId, about }) => [patientId, about])).toEqual(
    everybody.map((id) => [id, `MedicationRequest/order-of-${id}`]),
  );
});
