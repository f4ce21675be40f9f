import type { ContactKind } from '@portal/api-contract/contacts';
import type { Patient } from 'fhir/r4';
import { findMobileNumber } from '../infra/sms-client.ts';

/** An address or number that a notification could go to, written in one way whoever wrote it. */
export type Contact = { kind: ContactKind; value: string };

const email = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

/** Those of the record, the preferred first. */
export function listReachable({ telecom = [] }: Pick<Patient, 'telecom'>): Contact[] {
  const inUse = telecom
    .filter(({ use }) => use !== 'old')
    .toSorted((one, other) => (one.rank ?? 99) - (other.rank ?? 99));
  return inUse.flatMap(({ system, value = '' }): Contact[] => {
    if (system === 'email') return email.test(value) ? [toEmail(value)] : [];
    const mobile = system === 'phone' ? findMobileNumber(value) : undefined;
    return mobile === undefined ? [] : [{ kind: 'sms', value: mobile }];
  });
}

export const toEmail = (value: string): Contact => ({ kind: 'email', value: value.toLowerCase() });

export const isSame = (one: Contact, other: Contact) => one.kind === other.kind && one.value === other.value;
