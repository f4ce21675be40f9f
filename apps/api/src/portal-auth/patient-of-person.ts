import type { Patient } from 'fhir/r4';
import type { JWTPayload } from 'jose';
import { createContactStore } from '../contacts/contact-store.ts';
import { listReachable } from '../contacts/reachable.ts';
import { isFhirId } from '../records/fhir-id.ts';
import { findPatientId } from '../records/reference.ts';
import type { Infra } from '../infra/infra.ts';
import type { Settings } from '../infra/settings.ts';
import { Refusal } from '../http/refusal.ts';
import { toNewPatient } from './new-patient.ts';
import { isReplaced } from './replaced-record.ts';

const noRecord = () =>
  new Refusal(
    403,
    'no_patient_record',
    'This account is not linked to a patient record. Ask the clinic to link it.',
  );

/** Nobody is taken on to the other record: the hospital says whose account it is, by its claim. */
const replaced = () =>
  new Refusal(
    403,
    'record_replaced',
    'The clinic has merged this record with another, or closed it. Call the clinic, so that you can log in again.',
  );

/** The hospital's claim, wherever the identity server puts it; undefined when it says nothing. */
export function findFhirUser(...claims: (JWTPayload | undefined)[]): unknown {
  return claims.map((payload) => payload?.['fhirUser']).find((claim) => claim !== undefined);
}

/** Neither linked by the hospital nor with an e-mail address that the identity server has verified. */
export function isUnverified(...claims: JWTPayload[]): boolean {
  return (
    findFhirUser(...claims) === undefined && !claims.some((payload) => payload['email_verified'] === true)
  );
}

/**
 * The patient record of the person who signs in: the one that the hospital's claim names, else Patient/{subject}, created
 * at the first sign-in and accepted later only with the identifier that this gave it.
 */
export async function requirePatientId(
  { database, records }: Pick<Infra, 'database' | 'records'>,
  settings: Pick<Settings, 'issuer' | 'fhirBase'>,
  person: JWTPayload & { sub: string },
  fhirUser: unknown,
): Promise<string> {
  if (fhirUser !== undefined) {
    const named = findPatientId(fhirUser, settings.fhirBase);
    if (named === undefined) throw noRecord();
    if (await isReplaced(records, named)) throw replaced();
    return named;
  }
  const id = person.sub;
  if (!isFhirId(id)) throw noRecord();
  const found = await records.findOrDeleted('Patient', id);
  if (found !== undefined) {
    if (found === 'deleted' || !isOwnedBy(found as Patient, settings.issuer, id)) throw noRecord();
    if (await isReplaced(records, id)) throw replaced();
    return id;
  }

  // Two first sign-ins at once take turns, so that the second finds the record and does not write over it.
  return database.lockingTransaction(async (query) => {
    await query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [id]);
    if ((await records.findOrDeleted('Patient', id)) === undefined) {
      const patient = toNewPatient(settings.issuer, person);
      await createContactStore({ query }, { trustsHospital: false }).noteWritten(id, listReachable(patient));
      await records.put(patient, { withinMs: 6000 });
    }
    return id;
  });
}

function isOwnedBy(patient: Patient, issuer: string, subject: string): boolean {
  return patient.identifier?.some(({ system, value }) => system === issuer && value === subject) ?? false;
}
