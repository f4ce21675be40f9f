import { randomUUID } from 'node:crypto';
import type { DiagnosticReport, Observation } from 'fhir/r4';
import { putResource } from './fresh-patient.ts';
import { coding, concept, hl7Concept, narrative, quantity } from './seed/fhir-values.ts';
import { laboratoryReference } from './seed/hospital.ts';
import type { StackSettings } from './settings.ts';

const loinc = 'http://loinc.org';

/** `meta` of what the hospital keeps from the patient. */
export const withheldFromPatient = {
  security: [coding('http://terminology.hl7.org/CodeSystem/v3-ActCode', 'NOPAT', 'no disclosure to patient')],
};

export interface LabResult {
  name: string;
  loinc: string;
  value: number;
  unit: string;
  low?: number;
  high?: number;
  /** HL7's letter: N, H, L, HH, LL. Left out, the range alone tells. */
  interpretation?: string;
  more?: Partial<Observation>;
}

export interface LabReport extends Partial<DiagnosticReport> {
  results?: LabResult[];
}

/** What the laboratory gives out for one patient. */
export function laboratoryOf(settings: StackSettings, patientId: string) {
  const subject = { reference: `Patient/${patientId}` };
  return {
    async report(name: string, { results = [], ...more }: LabReport = {}): Promise<DiagnosticReport> {
      const at = more.effectiveDateTime ?? new Date().toISOString();
      const observations = results.map((result) => buildResult(result, subject, at));
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

function buildResult(result: LabResult, subject: Observation['subject'] & object, at: string): Observation {
  const { name, loinc: code, value, unit, low, high, interpretation, more } = result;
  const measure = (number: number) => quantity(number, unit, unit);
  return {
    resourceType: 'Observation',
    id: randomUUID(),
    status: 'final',
    category: [hl7Concept('observation-category', 'laboratory', 'Laboratory')],
    code: concept(loinc, code, name, name),
    subject,
    effectiveDateTime: at,
    valueQuantity: measure(value),
    ...(interpretation
      ? { interpretation: [hl7Concept('v3-ObservationInterpretation', interpretation, interpretation)] }
      : {}),
    referenceRange: [
      {
        ...(low === undefined ? {} : { low: measure(low) }),
        ...(high === undefined ? {} : { high: measure(high) }),
      },
    ],
    ...more,
  };
}

export const ldl = (value: number, more: Partial<LabResult> = {}): LabResult => ({
  name: 'LDL Cholesterol',
  loinc: '18262-6',
  value,
  unit: 'mg/dL',
  low: 0,
  high: 100,
  ...more,
});

export const hdl = (value: number): LabResult => ({
  name: 'HDL Cholesterol',
  loinc: '2085-9',
  value,
  unit: 'mg/dL',
  low: 40,
  high: 60,
});
