import { formatDate } from '@portal/clinical-domain/time/format-date';
import type { ClinicView } from '@portal/clinical-domain/language/format-locale';
import { formatFhirDate } from '@portal/clinical-domain/summary/format-fhir-date';
import { readTranslated, type RecordText } from '@portal/clinical-domain/language/translated-text';
import type { CodeableConcept } from 'fhir/r4';

/** How the hospital calls it: in its own words, else by the name of the code. */
export function readConcept(
  concept: CodeableConcept | undefined,
  language: 'en' | 'ne',
): RecordText | undefined {
  return (
    readTranslated(concept, 'text', language) ?? readTranslated(concept?.coding?.[0], 'display', language)
  );
}

/** A date as exact as the record has it: a moment, a day, a month or a year. */
export function formatPartialDate(text: string, view: ClinicView): string {
  if (text.includes('T')) return formatDate(new Date(text), view);
  return formatFhirDate(text, view) ?? '';
}
