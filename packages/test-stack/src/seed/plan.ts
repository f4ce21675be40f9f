import type { FhirResource, Slot } from 'fhir/r4';
import { appointmentId } from './appointments.ts';
import { buildCanaryPatients, canaryVisitCount } from './canary-patients.ts';
import { addDays, type ClinicDay } from './clinic-time.ts';
import { visits } from './data/appointments.ts';
import { buildDemoPatient } from './demo-patient/demo-patient.ts';
import { buildDirectory } from './directory.ts';
import { canaryPatients, demoPatient } from './people.ts';
import type { RecordsClient } from './records-client.ts';
import { createSlotBook, type ExistingSlot } from './slot-book.ts';
import { buildVocabulary } from './vocabulary.ts';

/** Every resource of the seed as of that day, given the slots that are there already. */
export function planSeed(today: ClinicDay, existing: ExistingSlot[] = []): FhirResource[] {
  const book = createSlotBook(existing);
  const people = [...buildDemoPatient(today, book), ...buildCanaryPatients(today, book)];
  book.fillComingDays(today);
  return [...buildVocabulary(), ...buildDirectory(today), ...people, ...book.slots()];
}

/** The slots of the last year and to come, and which of them somebody booked in the portal. */
export async function findExistingSlots(records: RecordsClient, today: ClinicDay): Promise<ExistingSlot[]> {
  const found = await records.search(`Slot?start=ge${addDays(today, -400)}&_revinclude=Appointment:slot`);
  const held = new Set(
    found
      .filter((resource) => resource.resourceType === 'Appointment')
      .filter(({ id, status }) => !seededAppointments.has(id ?? '') && !givenUp.has(status))
      .flatMap(({ slot }) => slot?.map(({ reference }) => reference) ?? []),
  );
  return found
    .filter((resource): resource is Slot => resource.resourceType === 'Slot')
    .map((slot) => ({ slot, heldByOthers: held.has(`Slot/${slot.id}`) }));
}

const givenUp = new Set<string>(['cancelled', 'noshow', 'entered-in-error']);

const seededAppointments = new Set([
  ...visits.map((_, ordinal) => appointmentId(demoPatient.id, ordinal)),
  ...canaryPatients.flatMap(({ id }) =>
    Array.from({ length: canaryVisitCount }, (_, ordinal) => appointmentId(id, ordinal)),
  ),
]);
