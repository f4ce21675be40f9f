import type { Patient } from 'fhir/r4';
import { findMobileNumber } from '../infra/sms-client.ts';

/** The language that the record names for the patient, of those that notices are written in. */
export function findLanguage({ communication = [] }: Patient): 'en' | 'ne' | undefined {
  const preferred = communication.find(({ preferred: isPreferred }) => isPreferred) ?? communication[0];
  const code = preferred?.language.coding?.find((coding) => coding.code !== undefined)?.code ?? '';
  return /^ne\b/.test(code) ? 'ne' : /^en\b/.test(code) ? 'en' : undefined;
}

export function findEmail(patient: Patient): string | undefined {
  return listContacts(patient, 'email').find((value) => /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(value));
}

export function findMobile(patient: Patient): string | undefined {
  return listContacts(patient, 'phone').flatMap((value) => findMobileNumber(value) ?? [])[0];
}

function listContacts({ telecom = [] }: Patient, system: 'email' | 'phone'): string[] {
  return telecom
    .filter((contact) => contact.system === system && contact.use !== 'old')
    .toSorted((one, other) => (one.rank ?? 99) - (other.rank ?? 99))
    .flatMap(({ value }) => value ?? []);
}
