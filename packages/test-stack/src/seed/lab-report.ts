import type { CodeableConcept, DiagnosticReport, Observation, Reference } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { addDays, clinicTime, type ClinicDay } from './clinic-time.ts';
import type { LabHistoryEntry } from './data/lab-history.ts';
import { labTests, type Analyte, type LabTest } from './data/lab-tests.ts';
import { doctorReference, getDoctor } from './doctors.ts';
import { buildPdf } from './files.ts';
import { coding, concept, hl7Concept, narrative, quantity } from './fhir-values.ts';
import { laboratoryReference } from './hospital.ts';
import { stableId } from './ids.ts';

const loinc = 'http://loinc.org';
const withheldFromPatient = {
  security: [
    coding(
      'http://terminology.hl7.org/CodeSystem/v3-ActCode',
      'NOPAT',
      "no disclosure to patient, family or caregivers without attending provider's authorization",
    ),
  ],
};

export const labReportId = (patientId: string, ordinal: number) =>
  stableId('DiagnosticReport', patientId, ordinal);

/** A report and the observations that it lists. */
export function buildLabReport(
  entry: LabHistoryEntry,
  ordinal: number,
  patient: Reference,
  patientId: string,
  today: ClinicDay,
) {
  const test: LabTest = labTests[entry.test];
  const observations = test.analytes.map((analyte, index) =>
    buildObservation(analyte, entry, {
      id: stableId('Observation', patientId, 'lab', ordinal, index),
      value: entry.values[index] ?? '',
      patient,
      today,
    }),
  );
  const report = buildReport(test, entry, observations, {
    id: labReportId(patientId, ordinal),
    patient,
    today,
  });
  return [...observations, report];
}

interface Context {
  id: string;
  patient: Reference;
  today: ClinicDay;
}

function buildReport(test: LabTest, entry: LabHistoryEntry, results: Observation[], context: Context) {
  const day = addDays(context.today, -entry.daysAgo);
  const report: DiagnosticReport = {
    resourceType: 'DiagnosticReport',
    id: context.id,
    ...(entry.withheld ? { meta: withheldFromPatient } : {}),
    text: narrative(test.note),
    status: entry.status,
    category: [hl7Concept('v2-0074', 'LAB', 'Laboratory')],
    code: {
      coding: [coding(systemUris.labTest, test.code, test.name), coding(loinc, test.loinc, test.display)],
      text: test.name,
    },
    subject: context.patient,
    effectiveDateTime: clinicTime(day, '07:40'),
    issued: clinicTime(day, '14:10'),
    performer: [laboratoryReference],
    resultsInterpreter: [doctorReference(getDoctor(entry.orderedBy))],
    result: results.map((observation) => ({
      reference: `Observation/${observation.id}`,
      display: summarise(observation),
    })),
    conclusion: entry.conclusion,
  };
  if (entry.sheet) {
    const lines = [test.name, day, ...results.map(summarise), laboratoryReference.display ?? ''];
    report.presentedForm = [
      {
        contentType: 'application/pdf',
        language: 'en',
        data: buildPdf(lines).toString('base64'),
        title: `${test.name}, ${day}`,
        creation: clinicTime(day, '14:10'),
      },
    ];
  }
  return report;
}

function buildObservation(
  analyte: Analyte,
  entry: LabHistoryEntry,
  { id, value, patient, today }: Context & { value: number | string },
): Observation {
  const day = addDays(today, -entry.daysAgo);
  return {
    resourceType: 'Observation',
    id,
    ...(entry.withheld ? { meta: withheldFromPatient } : {}),
    status: entry.status,
    category: [hl7Concept('observation-category', 'laboratory', 'Laboratory')],
    code: concept(loinc, analyte.loinc, analyte.display, analyte.name),
    subject: patient,
    effectiveDateTime: clinicTime(day, '07:40'),
    issued: clinicTime(day, '14:10'),
    performer: [laboratoryReference],
    ...(typeof value === 'number' ? { valueQuantity: measured(value, analyte) } : { valueString: value }),
    interpretation: [interpret(value, analyte)],
    ...(entry.correction && analyte.loinc === '1742-6' ? { note: [{ text: entry.correction }] } : {}),
    referenceRange: [range(analyte)],
  };
}

function interpret(value: number | string, { low, high, expected }: Analyte): CodeableConcept {
  const system = 'v3-ObservationInterpretation';
  if (typeof value === 'string') {
    return value === expected ? hl7Concept(system, 'N', 'Normal') : hl7Concept(system, 'A', 'Abnormal');
  }
  if (high !== undefined && value > high) return hl7Concept(system, 'H', 'High');
  if (low !== undefined && value < low) return hl7Concept(system, 'L', 'Low');
  return hl7Concept(system, 'N', 'Normal');
}

function range({ low, high, unit, ucum, expected }: Analyte) {
  if (low === undefined || high === undefined) return { text: expected ?? '' };
  return {
    low: measured(low, { unit, ucum }),
    high: measured(high, { unit, ucum }),
    text: `${low} - ${high} ${unit}`,
  };
}

function measured(value: number, { unit, ucum }: { unit?: string | undefined; ucum?: string | undefined }) {
  return quantity(value, unit ?? '1', ucum ?? '1');
}

/** `LDL Cholesterol: 138 mg/dL (0 - 100 mg/dL) high`, the line that the specification's reports show. */
function summarise({ code, valueQuantity, valueString, interpretation, referenceRange }: Observation) {
  const value = valueQuantity ? `${valueQuantity.value} ${valueQuantity.unit}` : valueString;
  const condition = interpretation?.[0]?.coding?.[0]?.display?.toLowerCase();
  return `${code.text}: ${value} (${referenceRange?.[0]?.text}) ${condition}`;
}
