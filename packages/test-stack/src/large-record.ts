import { randomUUID } from 'node:crypto';
import type { DiagnosticReport, FhirResource, Observation } from 'fhir/r4';
import { concept, hl7Concept, quantity } from './seed/fhir-values.ts';
import { laboratoryReference } from './seed/hospital.ts';
import { chunks, inParallel } from './seed/in-parallel.ts';
import { labTests, type Analyte } from './seed/data/lab-tests.ts';
import { createRecordsClient } from './seed/records-client.ts';
import type { StackSettings } from './settings.ts';

const dayMs = 24 * 3600_000;
const bundleSize = 100;

const analytes: Analyte[] = Object.values(labTests)
  .flatMap((test): Analyte[] => test.analytes)
  .filter(({ low, high }) => low !== undefined && high !== undefined);

/** A life of illness in one patient's record: so many reports, and among them so many observations. */
export async function loadLargeRecord(
  { ports }: StackSettings,
  patientId: string,
  { reports, observations }: { reports: number; observations: number },
): Promise<void> {
  const records = createRecordsClient(`http://127.0.0.1:${ports.records}/fhir`);
  const results: FhirResource[] = [];
  const made: FhirResource[] = [];
  for (let index = 0; index < reports; index += 1) {
    const share =
      Math.floor(((index + 1) * observations) / reports) - Math.floor((index * observations) / reports);
    const at = new Date(Date.now() - index * 5 * dayMs).toISOString();
    const own = Array.from({ length: share }, (_, place) => buildObservation(patientId, at, index, place));
    results.push(...own);
    made.push(buildReport(patientId, at, index, own));
  }
  for (const group of [results, made])
    await inParallel(chunks(group, bundleSize), 2, (chunk) => records.putAll(chunk));
}

function buildReport(patientId: string, at: string, index: number, results: Observation[]): DiagnosticReport {
  return {
    resourceType: 'DiagnosticReport',
    id: randomUUID(),
    status: index % 10 === 0 ? 'preliminary' : 'final',
    category: [hl7Concept('v2-0074', 'LAB', 'Laboratory')],
    code: { text: `Health check ${index + 1}` },
    subject: { reference: `Patient/${patientId}` },
    effectiveDateTime: at,
    performer: [laboratoryReference],
    result: results.map(({ id }) => ({ reference: `Observation/${id}` })),
    conclusion: 'Continue as before.',
  };
}

function buildObservation(patientId: string, at: string, index: number, place: number): Observation {
  const analyte = analytes[place % analytes.length];
  if (!analyte) throw new Error('The seed has no laboratory test.');
  const { name, loinc, display, unit = '1', ucum = '1', low = 0, high = 1 } = analyte;
  const measure = (value: number) => quantity(value, unit, ucum);
  const value = Number((low + (high - low) * (((index * 7 + place * 3) % 15) / 10)).toFixed(2));
  return {
    resourceType: 'Observation',
    id: randomUUID(),
    status: 'final',
    category: [hl7Concept('observation-category', 'laboratory', 'Laboratory')],
    code: concept('http://loinc.org', loinc, display, name),
    subject: { reference: `Patient/${patientId}` },
    effectiveDateTime: at,
    valueQuantity: measure(value),
    interpretation: [
      hl7Concept('v3-ObservationInterpretation', value > high ? 'H' : 'N', value > high ? 'High' : 'Normal'),
    ],
    referenceRange: [{ low: measure(low), high: measure(high) }],
  };
}
