import { clinicDay, formatInstant } from '@portal/clinical-domain/time/clinic-day';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { doseName } from '@portal/clinical-domain/medicines/dose-id';
import type { JudgedDose } from '@portal/clinical-domain/medicines/judge-doses';
import { listDoses as listDosesOf } from '@portal/clinical-domain/medicines/list-doses';
import type { MedicationAdministration } from 'fhir/r4';
import type { OfflineRecord } from '../../session/offline-copy/offline-record.ts';
import type { WaitingDose } from '../../session/offline-copy/waiting-doses.ts';

/** `waiting` is what was said of it on this device and has not reached the hospital. */
export type OfflineDose = JudgedDose & { waiting: WaitingDose | undefined };

type Kept = Pick<OfflineRecord, 'patientId' | 'orders' | 'doses' | 'zone'>;

/** The doses of the clinic's present day, earliest first. */
export function listDoses(kept: Kept, waiting: WaitingDose[], now: number): OfflineDose[] {
  const { zone } = kept;
  const today = clinicDay(now, zone);
  const days = { first: today, last: today };
  return listDosesOf(medicinesOf(kept, waiting), days, { now, zone }).map((dose) => ({
    ...dose,
    waiting: waiting.find(({ orderId, at }) => orderId === dose.order.id && at === dose.at),
  }));
}

/** What was noted here counts as if the hospital knew it. */
export function medicinesOf(kept: Kept, waiting: WaitingDose[]) {
  const noted = waiting.map((dose) => toRecord(dose, kept));
  return { orders: kept.orders, records: [...kept.doses, ...noted] };
}

function toRecord(dose: WaitingDose, { patientId, orders }: Kept): MedicationAdministration {
  const { orderId, at, skipped, takenAt = at } = dose;
  const medicine = orders.find(({ id }) => id === orderId)?.medicationCodeableConcept;
  return {
    resourceType: 'MedicationAdministration',
    status: skipped ? 'not-done' : 'completed',
    identifier: [{ system: systemUris.dose, value: doseName(patientId, orderId, at) }],
    subject: {},
    ...(medicine && { medicationCodeableConcept: medicine }),
    effectiveDateTime: formatInstant(takenAt),
    request: { reference: `MedicationRequest/${orderId}` },
  };
}
