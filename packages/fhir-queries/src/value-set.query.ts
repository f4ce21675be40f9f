import type { ValueSet, ValueSetExpansionContains } from 'fhir/r4';
import type { RecordsClient } from './records-client.ts';

/** One choice of a value set; its name in each language that the terminology server knows. */
export type Choice = { system: string; code: string; names: Record<string, string> };

export async function expandValueSet(client: RecordsClient, url: string): Promise<Choice[]> {
  const answer = (await client.get('ValueSet/$expand', { url })) as ValueSet;
  if (answer.resourceType !== 'ValueSet') throw new Error('The terminology server sent no ValueSet.');
  return (answer.expansion?.contains ?? []).flatMap(readChoice);
}

function readChoice({ system, code, display, designation }: ValueSetExpansionContains): Choice[] {
  if (system === undefined || code === undefined) return [];
  const translated = (designation ?? []).flatMap(({ language, value }) =>
    language === undefined ? [] : [[language, value] as const],
  );
  return [{ system, code, names: { en: display ?? code, ...Object.fromEntries(translated) } }];
}
