import { randomUUID } from 'node:crypto';
import type { DiagnosticReport } from 'fhir/r4';
import { putResource } from './fresh-patient.ts';
import { buildResult, type LabResult } from './lab-results.ts';
import { coding, hl7Concept, narrative } from './seed/fhir-values.ts';
import { laboratoryReference } from './seed/hospital.ts';
import type { StackSettings } from './settings.ts';

/** `meta` of what the hospital keeps from the patient. */
export const withheldFromPatient = {
  security: [coding('http://terminology.hl7.org/CodeSystem/v3-ActCode', 'NOPAT', 'no disclosure to patient')],
};

export interface LabReport extends Partial<DiagnosticReport> {
  results?: LabResult[];
}

/** What the laboratory gives out for one patient. */
export function laboratoryOf(settings: StackSettings, patientId: string) {
  const subject = { reference: `Patient/${patientId}` };
  return {
    async report(name: string, { results = [], ...more }: LabReport = {}): Promise<DiagnosticReport> {
      const at = more.effectiveDateTime ?? new Date().toISOString();
      const observations = results.map((result) => buildResult(result, { id: randomUUID(), subject, at }));
      for (const observation of observations) await putResource(settings, observation);
      const report: DiagnosticReport = {
        resourceType: 'DiagnosticReport',
        id: randomUUID(),
        status: 'final',
        category: [hl7Concept('v2-0074', 'LAB', 'Laboratory')],
        code: { coding: [{ display: name }], text: name },
        subject,
        effectiveDateTime: at,
        performer: [laboratoryReference],
        text: narrative('Fasting sample, 12 hours'),
        conclusion: 'Continue as before.',
        result: observations.map(({ id }) => ({ reference: `Observation/${id}` })),
        ...more,
      };
      await putResource(settings, report);
      return report;
    },
  };
}
