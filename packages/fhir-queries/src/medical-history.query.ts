import type { AllergyIntolerance, Condition, Immunization } from 'fhir/r4';
import { getAllPages } from './all-pages.ts';
import type { RecordsClient } from './records-client.ts';

type Reader = Pick<RecordsClient, 'get'>;

/** What the patient must not be given, the latest first. */
export function findAllergies(client: Reader): Promise<AllergyIntolerance[]> {
  return getAllPages(client, 'AllergyIntolerance', { _sort: '-date' });
}

export function findConditions(client: Reader): Promise<Condition[]> {
  return getAllPages(client, 'Condition', { _sort: '-recorded-date' });
}

export function findImmunizations(client: Reader): Promise<Immunization[]> {
  return getAllPages(client, 'Immunization', { status: 'completed', _sort: '-date' });
}
