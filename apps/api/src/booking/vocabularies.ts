import { nepali } from '@portal/clinical-domain/language/translated-text';
import type { CodeableConcept, ValueSetExpansionContains } from 'fhir/r4';
import type { Records } from '../records/records.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import { Refusal } from '../http/refusal.ts';

const keptMs = 5 * 60_000;

/** The clinic's own value sets, asked of the terminology server and kept for 5 minutes; an older one serves while it is away. */
export function createVocabularies(terminology: Records) {
  const kept = new Map<string, { until: number; codings: Promise<ValueSetExpansionContains[]> }>();

  async function expand(valueSetUrl: string): Promise<ValueSetExpansionContains[]> {
    const valueSet = await terminology.expand({ url: valueSetUrl });
    if (!valueSet) throw new Unavailable('records');
    return valueSet.expansion?.contains ?? [];
  }

  function codingsOf(valueSetUrl: string): Promise<ValueSetExpansionContains[]> {
    const known = kept.get(valueSetUrl);
    if (known && known.until > Date.now()) return known.codings;
    const codings = expand(valueSetUrl).catch((error: unknown) => {
      if (known) return known.codings;
      kept.delete(valueSetUrl);
      throw error;
    });
    kept.set(valueSetUrl, { until: Date.now() + keptMs, codings });
    return codings;
  }

  return {
    /** The concept of the set that the given one names, in the clinic's words, Nepali ones beside them. @throws Refusal 422 when it names none */
    async requireConcept(
      given: CodeableConcept | undefined,
      valueSetUrl: string,
      field: string,
    ): Promise<CodeableConcept> {
      const known = await codingsOf(valueSetUrl);
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
