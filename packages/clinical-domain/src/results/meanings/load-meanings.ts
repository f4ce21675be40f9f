import type { Condition } from '../condition.ts';
import type { Meaning } from './meaning.ts';

export type FindMeaning = (loinc: string, condition: Condition) => Meaning | undefined;

/** The words of all tests, as a chunk of their own. */
export async function loadMeanings(): Promise<FindMeaning> {
  const { findMeaning } = await import('./find-meaning.ts');
  return findMeaning;
}
