import { formatInstant } from '@portal/clinical-domain/time/clinic-day';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { doseId, doseName } from '@portal/clinical-domain/medicines/dose-id';
import { readMedicationName } from '@portal/clinical-domain/medicines/medication-name';
import { toPlainText } from '@portal/clinical-domain/written/plain-text';
import type { MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { getResource } from './bundle.ts';
import { RecordsRefusal, type RecordsClient } from './records-client.ts';

export type SkipReason = { code: string; text: string; note?: string };
type Said = Pick<MedicationAdministration, 'status' | 'statusReason' | 'note' | 'effectiveDateTime'>;
type Writer = Pick<RecordsClient, 'get' | 'put'>;

export type DoseReport = {
  patientId: string;
  order: MedicationRequest;
  /** When the dose was planned; of one that is taken as needed, when it was taken. */
  at: number;
  /** When it was taken, where the patient says so; as planned otherwise. */
  takenAt?: number;
  /** Why it was not taken; without it, it was. */
  skipped?: SkipReason;
};

/**
 * Says of a dose that it was taken or not. Its id is made of what it is, so that a repeat, a second tab or a second phone
 * find the first report, and that one stands: it is the answer then. One that was taken back is said anew.
 */
export async function recordDose(client: Writer, report: DoseReport): Promise<MedicationAdministration> {
  const dose = await buildDose(report);
  const path = `MedicationAdministration/${dose.id}`;
  try {
    return toDose(await client.put(path, dose));
  } catch (error) {
    if (!(error instanceof RecordsRefusal) || error.status !== 409) throw error;
    const stored = toDose(await client.get(path, {}));
    if (stored.status !== 'entered-in-error') return stored;
    const { statusReason: _reason, note: _note, ...rest } = stored;
    return toDose(await client.put(path, { ...rest, ...describe(report) }, versionOf(stored)));
  }
}

/** Takes back what was said of a dose. Rejects when it was said otherwise meanwhile. */
export async function takeBackDose(client: Pick<RecordsClient, 'put'>, record: MedicationAdministration) {
  const path = `MedicationAdministration/${record.id}`;
  await client.put(
    path,
    { ...record, status: 'entered-in-error' } as MedicationAdministration,
    versionOf(record),
  );
}

/** The id and the identifier are those of the planned dose, so that the same report is the same text whenever it is sent. */
async function buildDose(report: DoseReport): Promise<MedicationAdministration> {
  const { patientId, order, at } = report;
  const self = { reference: `Patient/${patientId}` };
  const name = readMedicationName(order, 'en')?.text;
  return {
    resourceType: 'MedicationAdministration',
    id: await doseId(patientId, order.id ?? '', at),
    identifier: [{ system: systemUris.dose, value: doseName(patientId, order.id ?? '', at) }],
    ...describe(report),
    medicationCodeableConcept: order.medicationCodeableConcept ?? { text: name ?? 'Medicine' },
    subject: self,
    performer: [{ actor: self }],
    request: { reference: `MedicationRequest/${order.id}` },
  };
}

function describe({ skipped, at, takenAt }: DoseReport): Said {
  if (!skipped) return { status: 'completed', effectiveDateTime: formatInstant(takenAt ?? at) };
  const { code, text, note } = skipped;
  return {
    status: 'not-done',
    effectiveDateTime: formatInstant(at),
    statusReason: [{ coding: [{ system: systemUris.skipReason, code, display: text }], text }],
    ...(note ? { note: [{ text: toPlainText(note) }] } : {}),
  };
}

const versionOf = ({ meta }: MedicationAdministration) => ({ 'if-match': `W/"${meta?.versionId ?? ''}"` });
const toDose = (answer: unknown) => getResource(answer, 'MedicationAdministration');
