import { buildResult, type LabResult } from '@portal/test-stack/lab-results';
import { hl7Concept } from '@portal/test-stack/seed/fhir-values';
import type { DiagnosticReport, FhirResource } from 'fhir/r4';
import { self } from './records.ts';

/** Critically high. */
export const potassium: LabResult = {
  name: 'Potassium',
  loinc: '2823-3',
  value: 6.9,
  unit: 'mmol/L',
  low: 3.5,
  high: 5.1,
  interpretation: 'HH',
};

/** A report of the laboratory, and what it found. Its id is its name. */
export function labReport(
  name: string,
  { results = [], ...more }: Partial<DiagnosticReport> & { results?: LabResult[] } = {},
): FhirResource[] {
  const id = more.id ?? name.replaceAll(/\W+/g, '-');
  const at = more.effectiveDateTime ?? '2026-11-12T07:40:00+05:45';
  const observations = results.map((result, index) =>
    buildResult(result, { id: `${id}-${index}`, subject: self, at }),
  );
  const report: DiagnosticReport = {
    resourceType: 'DiagnosticReport',
    id,
    status: 'final',
    category: [hl7Concept('v2-0074', 'LAB', 'Laboratory')],
    code: { coding: [{ display: name }], text: name },
    subject: self,
    effectiveDateTime: at,
    performer: [{ display: 'Laboratory' }],
    text: narrative('<p>Fasting sample, 12 hours</p>'),
    conclusion: 'Continue as before.',
    result: observations.map((one) => ({ reference: `Observation/${one.id}` })),
    ...more,
  };
  return [...observations, report];
}

export const narrative = (text: string) => ({
  status: 'additional' as const,
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${text}</div>`,
});
