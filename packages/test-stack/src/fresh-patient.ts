import { randomUUID } from 'node:crypto';
import type { Appointment, FhirResource, Patient } from 'fhir/r4';
import { type Account, identityAdmin } from './identity-admin.ts';
import { doctorReference, getDoctor } from './seed/doctors.ts';
import type { StackSettings } from './settings.ts';

export interface FreshPatient extends Account {
  id: string;
  subject: string;
}

/** A patient that no other test knows: a record and an account that may sign in. */
export async function createFreshPatient(settings: StackSettings): Promise<FreshPatient> {
  const id = randomUUID();
  const account = {
    email: `${id}@example.com`,
    password: `fresh-${randomUUID().replaceAll(/[0-9a-f]/g, toOtherLetter)}`,
    firstName: 'Maya',
    lastName: `Tamang ${id.slice(0, 8)}`,
    fhirUser: `Patient/${id}`,
  };
  const patient: Patient = {
    resourceType: 'Patient',
    id,
    name: [{ use: 'official', given: [account.firstName], family: account.lastName }],
  };
  await putResource(settings, patient);
  const subject = await identityAdmin(settings).putAccount(account);
  return { ...account, id, subject };
}

/** The address and the name are hexadecimal; a password that has four characters of them in a row is refused as personal. */
function toOtherLetter(digit: string): string {
  return 'ghijklmnopqrstuv'.charAt(Number.parseInt(digit, 16));
}

/** A visit with a doctor of the seed, as the hospital's own system would enter it. */
export async function putAppointment(
  settings: StackSettings,
  patientId: string,
  start: Date,
): Promise<Appointment> {
  const appointment: Appointment = {
    resourceType: 'Appointment',
    id: randomUUID(),
    status: 'booked',
    start: start.toISOString(),
    end: new Date(start.getTime() + 30 * 60_000).toISOString(),
    appointmentType: { coding: [{ code: 'ROUTINE', display: 'Routine' }] },
    participant: [
      { actor: { reference: `Patient/${patientId}` }, status: 'accepted' },
      { actor: doctorReference(getDoctor('anil-shrestha')), status: 'accepted' },
    ],
  };
  await putResource(settings, appointment);
  return appointment;
}

export async function putResource({ ports }: StackSettings, resource: FhirResource) {
  const url = `http://127.0.0.1:${ports.records}/fhir/${resource.resourceType}/${resource.id}`;
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify(resource),
  });
  if (!response.ok)
    throw new Error(`The records server refused ${resource.resourceType}: ${await response.text()}`);
}
