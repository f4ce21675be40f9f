import type { CodeableConcept, Observation, ObservationComponent } from 'fhir/r4';
import { readTranslated, type RecordText } from '../language/translated-text.ts';
import type { LanguageTag } from '../language/format-locale.ts';
import { findInterpretation, judgeByRange } from './condition.ts';
import { findInstant } from './effective.ts';
import { readMeasured } from './measured.ts';
import { findTestName } from './names/find-test-name.ts';
import type { Parameter } from './parameter.ts';
import { isPendingStatus } from './report-state.ts';
import { readRange } from './result-range.ts';

const loincSystem = 'http://loinc.org';
const neverTrue = new Set(['entered-in-error', 'cancelled']);

/**
 * The lines that an Observation is in a report: itself, then its components. What was entered in error or cancelled is
 * none. `owner` tells apart the contained observations of different reports.
 */
export function readParameters(observation: Observation, language: LanguageTag, owner = ''): Parameter[] {
  if (neverTrue.has(observation.status)) return [];
  const shared = {
    at: findInstant(observation),
    isPending: isPendingStatus(observation.status),
    note: observation.note?.map(({ text }) => text).join(' ') || undefined,
  };
  const components = observation.component ?? [];
  const hasResult = valueOf(observation, language) !== undefined;
  const parts: ObservationComponent[] =
    hasResult || components.length === 0 ? [observation, ...components] : components;
  return parts.map((part, index) => ({
    key: `${owner}${observation.id ?? ''}${index === 0 ? '' : `.${index}`}`,
    ...readPart(part, language),
    ...shared,
  }));
}

function readPart(part: ObservationComponent, language: LanguageTag) {
  const value = valueOf(part, language);
  const range = readRange(part.referenceRange);
  const measured = value && 'number' in value ? value : undefined;
  const name = nameOf(part.code, language);
  const loinc = part.code.coding?.find(({ system }) => system === loincSystem)?.code;
  return {
    code: codeOf(part.code),
    loinc,
    name,
    gloss: name.language === language || loinc === undefined ? undefined : findTestName(loinc)?.[language],
    measured,
    valueText: value && 'text' in value ? value : undefined,
    range,
    condition: findInterpretation(part.interpretation) ?? (measured && judgeByRange(measured, range)),
  };
}

/** The laboratory's own name for it, shorter than LOINC's. */
function nameOf(code: CodeableConcept, language: LanguageTag): RecordText {
  const [first] = code.coding ?? [];
  return (
    readTranslated(code, 'text', language) ??
    readTranslated(first, 'display', language) ?? { text: first?.code ?? '–', language: 'en' }
  );
}

function codeOf({ coding = [] }: CodeableConcept): string | undefined {
  const known = coding.filter(({ system, code }) => system && code);
  const chosen = known.find(({ system }) => system === loincSystem) ?? known[0];
  return chosen && `${chosen.system}|${chosen.code}`;
}

type Valued = Pick<
  Observation,
  | 'valueQuantity'
  | 'valueInteger'
  | 'valueString'
  | 'valueCodeableConcept'
  | 'valueBoolean'
  | 'valueRange'
  | 'valueRatio'
>;

function valueOf(from: Valued, language: LanguageTag) {
  const measured = readMeasured(from.valueQuantity);
  if (measured) return measured;
  if (from.valueInteger !== undefined)
    return { number: from.valueInteger, comparator: undefined, unit: undefined };
  const { valueCodeableConcept: concept, valueRange: range, valueRatio: ratio } = from;
  if (concept)
    return (
      readTranslated(concept, 'text', language) ?? readTranslated(concept.coding?.[0], 'display', language)
    );
  if (range)
    return english(`${range.low?.value ?? ''} – ${range.high?.value ?? ''} ${range.high?.unit ?? ''}`);
  if (ratio) return english(`${ratio.numerator?.value ?? ''}:${ratio.denominator?.value ?? ''}`);
  if (from.valueBoolean !== undefined) return english(from.valueBoolean ? 'Yes' : 'No');
  return readTranslated(from, 'valueString', language);
}

const english = (text: string): RecordText => ({ text: text.trim(), language: 'en' });
