import type { MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import { listDoses } from './list-doses.ts';

const zone = 'Asia/Kathmandu';
const order: MedicationRequest = {
  resourceType: 'MedicationRequest',
  id: 'm',
  status: 'active',
  intent: 'order',
  subject: {},
  dosageInstruction: [
    { timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd', timeOfDay: ['20:00:00', '08:00:00'] } } },
  ],
};
const morning = Date.parse('2026-11-15T08:00:00+05:45');
const evening = Date.parse('2026-11-15T20:00:00+05:45');

test('today’s doses in their order, each with what was said of it here', () => {
  const waiting = [
    { orderId: 'm', at: evening },
    { orderId: 'other', at: morning },
  ];
  const listed = listDoses({ orders: [order], doses: [], zone }, waiting, morning);
  expect(listed.map(({ at, phase, waiting: said }) => [at, phase, said?.at])).toEqual([
    [morning, 'due', undefined],
    [evening, 'later', evening],
  ]);
});
