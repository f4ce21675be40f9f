import type { Observation, Reference } from 'fhir/r4';
import { concept, hl7Concept, quantity } from './seed/fhir-values.ts';

const loinc = 'http://loinc.org';

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

/** As the laboratory enters it. */
export function buildResult(
  result: LabResult,
  { id, subject, at }: { id: string; subject: Reference; at: string },
): Observation {
  const { name, loinc: code, value, unit, low, high, interpretation, more } = result;
  const measure = (number: number) => quantity(number, unit, unit);
  return {
    resourceType: 'Observation',
    id,
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
