import type { FhirResource } from 'fhir/r4';
import { buildAppointments } from '../appointments.ts';
import type { ClinicDay } from '../clinic-time.ts';
import { visits } from '../data/appointments.ts';
import { labHistory } from '../data/lab-history.ts';
import { medicines } from '../data/medicines.ts';
import { reference } from '../fhir-values.ts';
import { stableId } from '../ids.ts';
import { buildLabReport } from '../lab-report.ts';
import { buildMedicationRequest } from '../medication-request.ts';
import { demoPatient } from '../people.ts';
import type { SlotBook } from '../slot-book.ts';
import { buildBills } from './bills.ts';
import { buildDocuments } from './documents.ts';
import { buildDoses } from './doses.ts';
import { buildMedicalHistory } from './medical-history.ts';
import { buildMessages } from './messages.ts';
import { buildNotifications } from './notifications.ts';
import { buildPatient } from './patient.ts';
import { buildReadings } from './readings.ts';
import { buildVitals } from './vitals.ts';
import { buildWearables } from './wearables.ts';

/** Everything of Sita Sharma, as of that day. */
export function buildDemoPatient(today: ClinicDay, book: SlotBook): FhirResource[] {
  const { id } = demoPatient;
  const patient = reference('Patient', id, 'Sita Sharma');
  const orders = medicines.map((medicine, ordinal) =>
    buildMedicationRequest(medicine, stableId('MedicationRequest', id, ordinal), patient, today),
  );
  const appointments = buildAppointments(patient, id, visits, today, book);
  return [
    buildPatient(),
    ...appointments,
    ...labHistory.flatMap((entry, ordinal) => buildLabReport(entry, ordinal, patient, id, today)),
    ...orders,
    ...buildDoses(orders, patient, id, today),
    ...buildMedicalHistory(patient, id, today),
    ...buildVitals(patient, id, today),
    ...buildDocuments(patient, id, today),
    ...buildMessages(patient, id, today),
    ...buildBills(patient, id, today),
    ...buildNotifications(patient, id, appointments, today),
    ...buildWearables(patient, id, today),
    ...buildReadings(id, today),
  ];
}
