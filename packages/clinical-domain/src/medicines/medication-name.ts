import type { MedicationRequest } from 'fhir/r4';
import type { LanguageTag } from '../language/format-locale.ts';
import { readTranslated, type RecordText } from '../language/translated-text.ts';

type Medicine = Pick<MedicationRequest, 'medicationCodeableConcept' | 'medicationReference'>;

/** What the medicine is called in the order. */
export function readMedicationName(order: Medicine, language: LanguageTag): RecordText | undefined {
  const { medicationCodeableConcept: concept, medicationReference } = order;
  return (
    readTranslated(concept, 'text', language) ??
    readTranslated(concept?.coding?.[0], 'display', language) ??
    readTranslated(medicationReference, 'display', language)
  );
}

/** The strength stands apart where the name ends with one: Metformin, 500 mg. */
export function splitStrength(name: string): { name: string; strength: string | undefined } {
  const parts = /^(.*?\S)\s+([\d०-९][\d०-९.,]*\s*(?:mg|mcg|µg|g|ml|IU|units?|%)(?=\s|\/|$).*)$/i.exec(name);
  return { name: parts?.[1] ?? name, strength: parts?.[2] };
}

/** How the order says to take it, in the words of whoever wrote it. */
export function readInstruction(
  dosage: NonNullable<MedicationRequest['dosageInstruction']>[number] | undefined,
  language: LanguageTag,
): RecordText | undefined {
  return readTranslated(dosage, 'text', language) ?? readTranslated(dosage, 'patientInstruction', language);
}

/** The whole order in the words of whoever wrote it, all its dosages. */
export function readInstructions(
  { dosageInstruction = [] }: Pick<MedicationRequest, 'dosageInstruction'>,
  language: LanguageTag,
): RecordText | undefined {
  const texts = dosageInstruction.flatMap((dosage) => readInstruction(dosage, language) ?? []);
  const [first] = texts;
  return first && { ...first, text: [...new Set(texts.map(({ text }) => text))].join('; ') };
}
