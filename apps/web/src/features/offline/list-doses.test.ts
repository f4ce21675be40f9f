import type { MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import type { WaitingDose } from '../../session/offline-copy/waiting-doses.ts';
import { listDoses } from './list-doses.ts';

const hour = 3_600_000;

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
  const listed = listDoses({ patientId: 'p', orders: [order], doses: [], zone }, waiting, morning);
  expect(listed.map(({ at, phase, waiting: said }) => [at, phase, said?.at])).toEqual([
    [morning, 'due', undefined],
    [evening, 'marked', evening],
  ]);
});

test('A1: what was taken late and noted here stands against the next order of the same medicine', () => {
  const once = (id: string, time: string): MedicationRequest => ({
    ...order,
    id,
    medicationCodeableConcept: { text: 'Metformin 500 mg' },
    dosageInstruction: [
      { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', timeOfDay: [time] } } },
    ],
  });
  const kept = { patientId: 'p', orders: [once('m', '08:00:00'), once('n', '14:30:00')], doses: [], zone };
  const [noon, afternoon] = [morning + 4 * hour, morning + 6.5 * hour];
  const phases = (waiting: WaitingDose[]) => listDoses(kept, waiting, afternoon).map(({ phase }) => phase);
  expect(phases([])).toEqual(['unmarked', 'due']);
  expect(phases([{ orderId: 'm', at: morning, takenAt: noon }])).toEqual(['marked', 'ask']);
  expect(phases([{ orderId: 'm', at: morning, takenAt: morning }])).toEqual(['marked', 'due']);
  expect(phases([{ orderId: 'm', at: morning, takenAt: noon, isRefused: true }])).toEqual(['marked', 'ask']);
  const skipped = { code: 'forgot', text: 'I forgot' };
  expect(phases([{ orderId: 'm', at: morning, skipped }])).toEqual(['marked', 'due']);
});
