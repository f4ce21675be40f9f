import type { Dosage, MedicationRequest, Reference } from 'fhir/r4';
import { addDays, clinicTime, type ClinicDay } from './clinic-time.ts';
import type { Medicine } from './data/medicines.ts';
import { doctorReference, getDoctor } from './doctors.ts';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import { concept, quantity } from './fhir-values.ts';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';

export function buildMedicationRequest(
  medicine: Medicine,
  id: string,
  patient: Reference,
  today: ClinicDay,
): MedicationRequest {
  const doctor = getDoctor(medicine.requester);
  const start = addDays(today, -medicine.startDaysAgo);
  const period = { start, end: addDays(start, medicine.lengthDays) };
  const ended = medicine.status === 'stopped' || medicine.status === 'cancelled';
  return {
    resourceType: 'MedicationRequest',
    id,
    status: medicine.status,
    ...(ended ? { statusReason: { text: medicine.reason } } : {}),
    intent: 'order',
    medicationCodeableConcept: concept(
      'http://www.whocc.no/atc',
      medicine.atc,
      medicine.substance,
      medicine.name,
    ),
    subject: patient,
    authoredOn: clinicTime(start, '11:20'),
    requester: { ...doctorReference(doctor), _display: nepali(doctor.nepali) },
    reasonCode: [{ text: medicine.reason }],
    dosageInstruction: [buildDosage(medicine, period)],
    dispenseRequest: {
      validityPeriod: period,
      numberOfRepeatsAllowed: medicine.refills,
      expectedSupplyDuration: quantity(medicine.lengthDays, 'days', 'd'),
    },
  };
}

function buildDosage(medicine: Medicine, period: { start: string; end: string }): Dosage {
  const { instruction, dose, repeat, asNeededFor, route } = medicine;
  return {
    sequence: 1,
    text: instruction,
    _text: nepali(medicine.nepali),
    patientInstruction: instruction,
    ...(repeat ? { timing: { repeat: { boundsPeriod: period, ...repeat } } } : {}),
    ...(asNeededFor ? { asNeededCodeableConcept: { text: asNeededFor } } : {}),
    route: concept(systemUris.snomed, route?.code ?? '26643006', route?.display ?? 'Oral route'),
    doseAndRate: [{ doseQuantity: { value: dose.value, unit: dose.unit } }],
    ...(asNeededFor
      ? {
          maxDosePerPeriod: {
            numerator: { value: 4, unit: dose.unit },
            denominator: quantity(1, 'day', 'd'),
          },
        }
      : {}),
  };
}
