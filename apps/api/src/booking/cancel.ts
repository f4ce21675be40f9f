import type { Appointment, CodeableConcept } from 'fhir/r4';
import { isDeepStrictEqual } from 'node:util';
import { systemUris, valueSetUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import { isVisible } from '../patient-access/visible.ts';
import { Refusal } from '../http/refusal.ts';
import { appointmentAnswer } from './answers.ts';
import { cancelEntries, changed, requireCancellable } from './cancel-entries.ts';
import type { Answer, BookingContext, Cancellation } from './contract.ts';
import { startDeadline } from './deadline.ts';
import type { BookingServices } from './booking-services.ts';
import { write } from './write.ts';

const mostAttempts = 3;
/** A patient need not say why; that it was the patient is told all the same, in HL7's own code. */
const byPatient: CodeableConcept = {
  coding: [{ system: systemUris.hl7CancelReason, code: 'pat', display: 'Patient' }],
};
const patientsOwn = new Set(['meta', 'text', 'status', 'cancelationReason']);

/** Cancels a visit and frees its time, both or neither. A repeat gets what is stored. Read again only after a conflict. */
export async function cancel(
  { records, vocabularies }: BookingServices,
  { wanted, stored: first, ifMatch }: Cancellation,
  { caller }: BookingContext,
): Promise<Answer> {
  const { id = '' } = first;
  const deadline = startDeadline(Date.now());
  let stored: Appointment | undefined = first;
  for (let attempt = 1; ; attempt += 1) {
    if (!stored || !isVisible(stored, caller)) throw new Refusal(404, 'not_found');
    requireOnlyCancelled(wanted, stored);
    if (stored.status === 'cancelled') return appointmentAnswer(stored);
    requireCancellable(stored, ifMatch);
    const reason = wanted.cancelationReason
      ? await vocabularies.requireConcept(
          wanted.cancelationReason,
          valueSetUrls.cancelReasons,
          'cancelationReason',
        )
      : byPatient;
    const entries = await cancelEntries(records, stored, reason, [], deadline.leftToRead());
    const isDone = ({ status }: Appointment) => status === 'cancelled';
    const written = await write(records, entries, id, isDone, deadline);
    if (written.kind === 'written') return appointmentAnswer(written.appointment);
    if (attempt === mostAttempts) throw changed(409);
    stored = await records.findAppointment(id, deadline.leftToRead());
  }
}

/** What is sent beside the status and its reason must be what is stored; what is left out stays as it is. */
function requireOnlyCancelled(wanted: Appointment, stored: Appointment) {
  const altered = Object.entries(wanted)
    .filter(([field]) => !patientsOwn.has(field))
    .filter(([field, value]) => !isDeepStrictEqual(value, stored[field as keyof Appointment]))
    .map(([field]) => field);
  if (wanted.status === 'cancelled' && altered.length === 0) return;
  throw new Refusal(
    422,
    'only_cancel',
    'A patient can cancel a visit and change nothing else in it. Send it as it is, with status cancelled and, if there is one, a cancelationReason.',
  );
}
