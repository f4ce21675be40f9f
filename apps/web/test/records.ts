import { buildBill, buildNotification } from '@portal/test-stack/hospital-resources';
import type { Appointment, Communication, Invoice, Practitioner } from 'fhir/r4';

/** Who is signed in: fake-auth-api.ts. */
const ownId = 'patient-of-a-test';
export const self = { reference: `Patient/${ownId}` };
export const anil: Practitioner = {
  resourceType: 'Practitioner',
  id: 'anil',
  name: [{ prefix: ['Dr.'], given: ['Anil'], family: 'Shrestha' }],
};

export const bill = (id: string, more: Partial<Invoice> = {}): Invoice =>
  buildBill(self, { id, date: '2026-10-18T04:00:00Z', ...more });

export const notification = (id: string, topic: string, more: Partial<Communication> = {}): Communication =>
  buildNotification(self, {
    id,
    sender: { reference: 'Organization/organization' },
    topic: { text: topic },
    ...more,
  });

/** Half an hour with Dr. Anil Shrestha. */
export const visit = (id: string, start: Date, more: Partial<Appointment> = {}): Appointment => ({
  resourceType: 'Appointment',
  id,
  status: 'booked',
  start: start.toISOString(),
  end: new Date(start.getTime() + 30 * 60_000).toISOString(),
  participant: [
    { actor: self, status: 'accepted' },
    { actor: { reference: `Practitioner/${anil.id}`, display: 'Dr. Anil Shrestha' }, status: 'accepted' },
  ],
  ...more,
});
