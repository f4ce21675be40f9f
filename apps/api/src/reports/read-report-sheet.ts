import { formatHumanName } from '@portal/clinical-domain/names/human-name';
import type { ClinicView, LanguageTag } from '@portal/clinical-domain/language/format-locale';
import { getPatientNumber } from '@portal/clinical-domain/profile/patient-number';
import { readReport } from '@portal/clinical-domain/results/read-report';
import { pickTranslation } from '@portal/clinical-domain/language/translated-text';
import type { DiagnosticReport, Observation, Patient } from 'fhir/r4';
import type { Caller } from '../patient-access/caller.ts';
import type { RecordReader } from '../patient-access/record-reader.ts';
import { findId } from '../records/reference.ts';
import { Refusal } from '../http/refusal.ts';
import type { Clinic, ReportSheet } from './report-sheet.ts';

/** Longer reports do not exist; one that says so is cut rather than followed. */
const mostResults = 400;

/** @throws Refusal 404 for what is not the patient's, is withheld, or was entered in error */
export async function requireReport(
  records: RecordReader,
  id: string,
  caller: Caller,
): Promise<DiagnosticReport> {
  const report = await records.read<DiagnosticReport>('DiagnosticReport', id, caller);
  if (report.status === 'entered-in-error') throw new Refusal(404, 'not_found');
  return report;
}

export async function readReportSheet(
  records: RecordReader,
  report: DiagnosticReport,
  caller: Caller,
  { clinic, view }: { clinic: Clinic; view: ClinicView },
): Promise<ReportSheet> {
  const { language } = view;
  const [patient, observations] = await Promise.all([
    records.read<Patient>('Patient', caller.patientId, caller),
    records.findAll<Observation>('Observation', listResults(report), caller),
  ]);
  return {
    clinic,
    view,
    patient: {
      name: nameOf(patient, language),
      number: getPatientNumber(patient),
      birthDate: patient.birthDate,
    },
    report: readReport(report, observations, language),
    madeAt: new Date(),
  };
}

function listResults({ result = [] }: DiagnosticReport): string[] {
  const ids = result.flatMap(({ reference }) => findId(reference, 'Observation') ?? []);
  return [...new Set(ids)].slice(0, mostResults);
}

function nameOf({ name: [name] = [] }: Patient, language: LanguageTag): string {
  const translated = language === 'en' ? undefined : pickTranslation(name, 'text', language);
  return translated ?? formatHumanName(name);
}
