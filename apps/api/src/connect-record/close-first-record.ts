import type { Patient, PatientLink } from 'fhir/r4';
import { NotAccepted } from '../records/not-accepted.ts';
import type { Records } from '../records/records.ts';
import { updateEntry } from './move-records.ts';
import { provenanceEntry } from './provenance.ts';
import type { Patients } from './rewrite-patient.ts';

const mostConflicts = 5;

/** The first record goes out of use and says what replaced it; the hospital's says what it replaces. @throws Unavailable */
export function closeFirstRecord(records: Records, patients: Patients): Promise<void> {
  return changeBoth(records, patients, (first, other) => [
    { ...first, active: false, link: withLink(first, 'replaced-by', patients.to) },
    { ...other, link: withLink(other, 'replaces', patients.from) },
  ]);
}

/** Undoes it: the account has its first record again, without what was moved out of it. @throws Unavailable */
export function reopenFirstRecord(records: Records, patients: Patients): Promise<void> {
  return changeBoth(records, patients, (first, other) => [
    { ...first, active: true, link: withoutLink(first, 'replaced-by', patients.to) },
    { ...other, link: withoutLink(other, 'replaces', patients.from) },
  ]);
}

async function changeBoth(
  records: Records,
  patients: Patients,
  change: (first: Patient, other: Patient) => [Patient, Patient],
) {
  for (let conflicts = 0; ; conflicts += 1) {
    const [first, other] = await records.findTogether([`Patient/${patients.from}`, `Patient/${patients.to}`]);
    if (!first || !other) return;
    const before = [first as Patient, other as Patient] as const;
    const changed = change(...before).filter((now, index) => isChanged(now, before[index]));
    if (changed.length === 0) return;
    const names = changed.map(({ id }) => `Patient/${id}`);
    try {
      await records.transact([...changed.map(updateEntry), provenanceEntry(names, patients)], {
        withinMs: 8000,
      });
      return;
    } catch (error) {
      if (!(error instanceof NotAccepted && error.isConflict) || conflicts >= mostConflicts) throw error;
    }
  }
}

const isChanged = (now: Patient, before: Patient | undefined) =>
  now.active !== before?.active || now.link?.length !== (before?.link ?? []).length;

const withoutLink = ({ link = [] }: Patient, type: PatientLink['type'], id: string): PatientLink[] =>
  link.filter((one) => one.type !== type || one.other.reference !== `Patient/${id}`);

const withLink = (patient: Patient, type: PatientLink['type'], id: string): PatientLink[] => [
  ...withoutLink(patient, type, id),
  { type, other: { reference: `Patient/${id}` } },
];
