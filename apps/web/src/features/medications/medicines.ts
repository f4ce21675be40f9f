import type { Medicines } from '@portal/fhir-queries/medication-request.query';
import {
  recordDose,
  takeBackDose,
  type DoseReport,
} from '@portal/fhir-queries/medication-administration.query';
import type { MedicationAdministration } from 'fhir/r4';
import { medicinesOf } from '../../session/records/medicines.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';

/** Stored, then shown; the answer is what stands, which another device may have said before. */
export async function logDose(report: DoseReport): Promise<MedicationAdministration> {
  try {
    const stored = await recordDose(recordsClient, report);
    await change(report.patientId, (records) => [...without(records, stored), stored]);
    return stored;
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: medicinesOf(report.patientId).queryKey });
    throw error;
  }
}

export async function takeBack(patientId: string, record: MedicationAdministration): Promise<void> {
  try {
    await takeBackDose(recordsClient, record);
    await change(patientId, (records) => without(records, record));
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: medicinesOf(patientId).queryKey });
    throw error;
  }
}

const without = (records: MedicationAdministration[], { id }: MedicationAdministration) =>
  records.filter((record) => record.id !== id);

async function change(patientId: string, edit: (records: Medicines['records']) => Medicines['records']) {
  const { queryKey } = medicinesOf(patientId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (before) => before && { ...before, records: edit(before.records) });
}
