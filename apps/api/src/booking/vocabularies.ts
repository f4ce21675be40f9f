import { nepali } from '@portal/clinical-domain/language/translated-text';
import type { CodeableConcept, ValueSetExpansionContains } from 'fhir/r4';
import { LRUCache } from 'lru-cache';
import type { Records } from '../records/records.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import { Refusal } from '../http/refusal.ts';

const keptMs = 5 * 60_000;
const mostKept = 100;

export interface Vocabularies {
  /**
   * The concept of the set that the given one names, in the clinic's words, Nepali ones beside them.
   * @throws Refusal 422 when it names none
   */
  requireConcept(
    given: CodeableConcept | undefined,
    valueSetUrl: string,
    field: string,
  ): Promise<CodeableConcept>;
}

/** The clinic's own value sets, asked of the terminology server and kept for 5 minutes; an older one serves while it is away. */
export function createVocabularies(terminology: Records): Vocabularies {
  const kept = new LRUCache<string, ValueSetExpansionContains[]>({
    ttl: keptMs,
    max: mostKept,
    // A stale set is kept for the full time again, so that only one request in that time waits for a server that is away.
    fetchMethod: (valueSetUrl, known) =>
      expand(valueSetUrl).catch((error: unknown) => {
        if (known) return known;
        throw error;
      }),
  });

  async function expand(valueSetUrl: string): Promise<ValueSetExpansionContains[]> {
    const valueSet = await terminology.expand({ url: valueSetUrl });
    if (!valueSet) throw new Unavailable('records');
    return valueSet.expansion?.contains ?? [];
  }

  return {
    async requireConcept(
      given: CodeableConcept | undefined,
      valueSetUrl: string,
      field: string,
    ): Promise<CodeableConcept> {
      const known = await kept.forceFetch(valueSetUrl);
      const found = known.find((coding) =>
        given?.coding?.some(
          ({ system, code }) => code === coding.code && (system === undefined || system === coding.system),
        ),
      );
      if (!found?.system || !found.code) {
        const codes = known.map(({ code }) => code).join(', ');
        throw new Refusal(422, 'code_not_known', `${field} must be one of ${codes}.`);
      }
      const { system, code, display, designation } = found;
      if (display === undefined) return { coding: [{ system, code }] };
      const translated = designation?.find(({ language }) => language === 'ne')?.value;
      const beside = translated === undefined ? {} : { _display: nepali(translated) };
      return { coding: [{ system, code, display, ...beside }] };
    },
  };
}
