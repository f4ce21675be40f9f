import { randomUUID } from 'node:crypto';
import type { DiagnosticReport, Observation, Patient } from 'fhir/r4';
import type { SignedIn } from './gateway-patient.ts';
import { putResource } from './people.ts';

type Changes = { report?: Partial<DiagnosticReport>; observation?: Partial<Observation> };

/** A lipid profile of two results, as the laboratory enters it. */
export async function putLabReport(
  { patientId, given, family, self }: Pick<SignedIn, 'patientId' | 'given' | 'family' | 'self'>,
  changes: Changes = {},
) {
  const patient: Patient = {
    resourceType: 'Patient',
    id: patientId,
    identifier: [{ type: { coding: [{ code: 'MR' }] }, value: 'P-204817' }],
    name: [{ given: [given], family }],
    birthDate: '1984-03-12',
  };
  await putResource(patient);
  const results = [
    buildResult('Total Cholesterol', '2093-3', 212, [125, 200], 'H'),
    buildResult('HDL Cholesterol', '2085-9', 46, [40, 60], 'N'),
  ].map((result): Observation & { id: string } => ({
    ...result,
    subject: self,
    ...changes.observation,
    id: result.id,
  }));
  for (const result of results) await putResource(result);
  const report: DiagnosticReport & { id: string } = {
    resourceType: 'DiagnosticReport',
    status: 'final',
    code: { text: 'Lipid Profile' },
    subject: self,
    effectiveDateTime: '2026-11-12T07:40:00+05:45',
    performer: [{ display: 'Himal Valley Laboratory' }],
    text: { status: 'additional', div: narrative('<p>Fasting sample, 12 hours</p>') },
    result: results.map(({ id }) => ({ reference: `Observation/${id}` })),
    conclusion: 'Cholesterol is a little high.',
    ...changes.report,
    id: randomUUID(),
  };
  await putResource(report);
  return { report, results };
}

export const narrative = (inner: string) => `<div xmlns="http://www.w3.org/1999/xhtml">${inner}</div>`;

function buildResult(
  text: string,
  loinc: string,
  value: number,
  [low, high]: [number, number],
  code: string,
): Observation & { id: string } {
  return {
    resourceType: 'Observation',
    id: randomUUID(),
    status: 'final',
    code: { text, coding: [{ system: 'http://loinc.org', code: loinc }] },
    valueQuantity: { value, unit: 'mg/dL' },
    referenceRange: [{ low: { value: low, unit: 'mg/dL' }, high: { value: high, unit: 'mg/dL' } }],
    interpretation: [{ coding: [{ code }] }],
  };
}
