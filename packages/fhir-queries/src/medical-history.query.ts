import type { AllergyIntolerance, Condition, Immunization } from 'fhir/r4';
import { getAllPages } from './all-pages.ts';
import type { RecordsClient } from './records-client.ts';

type Reader = Pick<RecordsClient, 'get'>;

/** What each list is asked by, for whoever asks for its first page together with others. */
export const historySearches = {
  AllergyIntolerance: { _sort: '-date' },
  Condition: { _sort: '-recorded-date' },
  Immunization: { status: 'completed', _sort: '-date' },
};

/** What the patient must not be given, the latest first. */
export function findAllergies(client: Reader): Promise<AllergyIntolerance[]> {
  return getAllPages(client, 'AllergyIntolerance', historySearches.AllergyIntolerance);
}

export function findConditions(client: Reader): Promise<Condition[]> {
  return getAllPages(client, 'Condition', historySearches.Condition);
}

export function findImmunizations(client: Reader): Promise<Immunization[]> {
  return getAllPages(client, 'Immunization', historySearches.Immunization);
}
