import type { Patient } from 'fhir/r4';
import type { JWTPayload } from 'jose';
import { findPatientId, isFhirId } from '../fhir-gateway/fhir-user.ts';
import type { Infra } from '../infra/infra.ts';
import type { Settings } from '../infra/settings.ts';
import { Unavailable } from '../infra/unavailable.ts';
import { Refusal } from '../refusal.ts';

const noRecord = () =>
  new Refusal(
    403,
    'no_patient_record',
    'This account is not linked to a patient record. Ask the clinic to link it.',
  );

/** The hospital's claim, wherever the identity server puts it; undefined when it says nothing. */
export function findFhirUser(...claims: (JWTPayload | undefined)[]): unknown {
  return claims.map((payload) => payload?.['fhirUser']).find((claim) => claim !== undefined);
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
    return named;
  }
  const id = person.sub;
  if (!isFhirId(id)) throw noRecord();
  const found = await records.send({ method: 'GET', path: `/Patient/${id}` });
  if (found.status === 200) {
    if (!isOwnedBy(found.body as Patient, settings.issuer, id)) throw noRecord();
    return id;
  }
  if (found.status === 410) throw noRecord();
  if (found.status !== 404) throw new Unavailable('records');

  // Two first sign-ins at once take turns, so that the second finds the record and does not write over it.
  return database.lockingTransaction(async (query) => {
    await query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [id]);
    const again = await records.send({ method: 'GET', path: `/Patient/${id}` });
    if (again.status === 404) {
      const body = toNewPatient(settings.issuer, person);
      const created = await records.send({ method: 'PUT', path: `/Patient/${id}`, body, withinMs: 6000 });
      if (created.status !== 201 && created.status !== 200) throw new Unavailable('records');
    }
    return id;
  });
}

function isOwnedBy(patient: Patient, issuer: string, subject: string): boolean {
  return patient.identifier?.some(({ system, value }) => system === issuer && value === subject) ?? false;
}

function toNewPatient(issuer: string, person: JWTPayload & { sub: string }): Patient {
  const given = findText(person, 'given_name');
  const family = findText(person, 'family_name');
  const text = findText(person, 'name');
  const email = findText(person, 'email');
  const named = given ?? family ?? text;
  return {
    resourceType: 'Patient',
    id: person.sub,
    active: true,
    identifier: [{ system: issuer, value: person.sub }],
    ...(named === undefined
      ? {}
      : { name: [{ ...(text && { text }), ...(family && { family }), ...(given && { given: [given] }) }] }),
    ...(email === undefined ? {} : { telecom: [{ system: 'email', value: email }] }),
  };
}

function findText(claims: JWTPayload, name: string): string | undefined {
  const value = claims[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
