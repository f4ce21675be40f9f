import { createHash } from 'node:crypto';
import { formatUuid } from '@portal/clinical-domain/ids/format-uuid';
import { doseName, doseNamespace } from '@portal/clinical-domain/medicines/dose-id';
import { expandDoses, type Dose } from '@portal/clinical-domain/medicines/expand-doses';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { MedicationAdministration, MedicationRequest, Reference } from 'fhir/r4';
import { addDays, type ClinicDay } from '../clinic-time.ts';

const zone = 'Asia/Kathmandu';
const days = 29;

/** The month before today, most of it taken; today is left to the patient. */
export function buildDoses(
  orders: MedicationRequest[],
  patient: Reference,
  patientId: string,
  today: ClinicDay,
): MedicationAdministration[] {
  const month = { first: addDays(today, -days), last: addDays(today, -1) };
  return orders
    .flatMap((order) => expandDoses(order, month, zone))
    .toSorted((one, other) => one.at - other.at)
    .flatMap((dose, ordinal) => buildDose(dose, ordinal, patient, patientId));
}

/** One in seventeen is not marked, one in twenty-three skipped. */
function buildDose(
  { order, at }: Dose,
  ordinal: number,
  patient: Reference,
  patientId: string,
): MedicationAdministration[] {
  if (ordinal % 17 === 9) return [];
  const name = doseName(patientId, order.id ?? '', at);
  const isSkipped = ordinal % 23 === 11;
  const self = { reference: patient.reference ?? '' };
  const reason = 'Forgot';
  return [
    {
      resourceType: 'MedicationAdministration',
      id: formatUuid(
        createHash('sha1')
          .update(Buffer.from(doseNamespace.replaceAll('-', ''), 'hex'))
          .update(name)
          .digest(),
        5,
      ),
      identifier: [{ system: systemUris.dose, value: name }],
      status: isSkipped ? 'not-done' : 'completed',
      ...(isSkipped
        ? {
            statusReason: [
              { coding: [{ system: systemUris.skipReason, code: 'forgot', display: reason }], text: reason },
            ],
          }
        : {}),
      ...(order.medicationCodeableConcept && { medicationCodeableConcept: order.medicationCodeableConcept }),
      subject: self,
      effectiveDateTime: `${new Date(at).toISOString().slice(0, -5)}Z`,
      performer: [{ actor: self }],
      request: { reference: `MedicationRequest/${order.id}` },
    },
  ];
}
