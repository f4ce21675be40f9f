import type { Patient } from 'fhir/r4';

/** The language that the record names for the patient, of those that notifications are written in. */
export function findLanguage({ communication = [] }: Patient): 'en' | 'ne' | undefined {
  const preferred = communication.find(({ preferred: isPreferred }) => isPreferred) ?? communication[0];
  const code = preferred?.language.coding?.find((coding) => coding.code !== undefined)?.code ?? '';
  return /^ne\b/.test(code) ? 'ne' : /^en\b/.test(code) ? 'en' : undefined;
}
