import type { Page } from '@playwright/test';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { doctorReference, getDoctor } from '@portal/test-stack/seed/doctors';
import type { Appointment, Communication, Reference } from 'fhir/r4';
import { hospitalFor } from './health-record.ts';

/** Doctors of the seed, by whom a patient of a journey is known. */
export const anil = doctorReference(getDoctor('anil-shrestha'));
export const prabha = doctorReference(getDoctor('prabha-gurung'));
export const idOf = ({ reference = '' }: Reference) => reference.split('/')[1] ?? '';

const kind = (code: string) => [{ coding: [{ system: systemUris.communicationKind, code }] }];

/** What the hospital keeps of one patient and a doctor. */
export function conversationOf(patientId: string, doctor = anil) {
  const { put, find, subject } = hospitalFor(patientId);
  const visit = (start: Date, more: Partial<Appointment> = {}) =>
    put<Appointment>({
      resourceType: 'Appointment',
      status: 'booked',
      start: start.toISOString(),
      end: new Date(start.getTime() + 30 * 60_000).toISOString(),
      participant: [
        { actor: subject, status: 'accepted' },
        { actor: doctor, status: 'accepted' },
      ],
      ...more,
    });
  const thread = () =>
    put<Communication>({
      resourceType: 'Communication',
      status: 'in-progress',
      category: kind('thread'),
      subject,
      recipient: [subject, doctor],
    });
  const write = ({ id }: Communication, text: string, more: Partial<Communication> = {}) =>
    put<Communication>({
      resourceType: 'Communication',
      partOf: [{ reference: `Communication/${id}` }],
      status: 'completed',
      category: kind('message'),
      subject,
      sender: doctor,
      recipient: [subject],
      sent: new Date().toISOString(),
      payload: [{ contentString: text }],
      ...more,
    });
  /** By the doctor. */
  const read = (message: Communication) => put({ ...message, received: new Date().toISOString() });
  /** The messages of the patient, as they lie at the hospital, in the order in which they say they were sent. */
  const findSent = async () => {
    const all = await find<Communication>('Communication');
    return all
      .filter(({ sender, partOf }) => sender?.reference === subject.reference && partOf)
      .toSorted((one, other) => (one.sent ?? '').localeCompare(other.sent ?? ''));
  };
  return { subject, visit, thread, write, read, find, findSent };
}

export const log = (page: Page) => page.getByRole('log');
export const bubble = (page: Page, text: string | RegExp) =>
  log(page).getByRole('article').filter({ hasText: text });
export const composer = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
export const textOf = ({ payload = [] }: Communication) =>
  payload.flatMap(({ contentString }) => contentString ?? []).join();
