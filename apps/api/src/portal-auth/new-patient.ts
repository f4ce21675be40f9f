import { toPlainText } from '@portal/clinical-domain/written/plain-text';
import type { Patient } from 'fhir/r4';
import type { JWTPayload } from 'jose';

/** The record of somebody who has none, from what the identity server says of them. */
export function toNewPatient(issuer: string, person: JWTPayload & { sub: string }): Patient {
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
  const text = typeof value === 'string' ? toPlainText(value).trim() : '';
  return text === '' ? undefined : text;
}
