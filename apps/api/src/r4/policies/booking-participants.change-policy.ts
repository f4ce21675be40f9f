import type { Appointment } from 'fhir/r4';
import type { ChangePolicy } from '../change-policy.ts';
import { deny, pass } from '../../patient-access/policy.ts';

/** Who books answers for oneself; whether the doctor accepts is the doctor's. */
export const bookingParticipants: ChangePolicy = ({ interaction, type, after }, { patientId }) => {
  if (interaction !== 'book' || type !== 'Appointment') return pass;
  const participants = (after as Appointment).participant;
  const fits = participants.every(
    ({ actor, status }) =>
      status === (actor?.reference === `Patient/${patientId}` ? 'accepted' : 'needs-action'),
  );
  return fits ? pass : deny('not_writable', 'A participant other than the patient must be needs-action.');
};
