import { randomUUID } from 'node:crypto';
import type { Communication, Reference } from 'fhir/r4';

/** A doctor's answer in a conversation, as any hospital system would post it: plain FHIR, nothing of the portal's own. */
export function buildReply(thread: Communication, text: string, now: Date): Communication {
  const { patient, doctor } = partiesOf(thread);
  return {
    resourceType: 'Communication',
    id: randomUUID(),
    partOf: [{ reference: `Communication/${thread.id}` }],
    status: 'completed',
    subject: patient,
    sender: doctor,
    recipient: [patient],
    sent: now.toISOString(),
    payload: [{ contentString: text }],
  };
}

function partiesOf({ id, subject, sender, recipient = [] }: Communication) {
  const parties: Reference[] = [...recipient, ...(sender ? [sender] : [])];
  const doctor = parties.find(({ reference }) => reference?.startsWith('Practitioner/'));
  if (!doctor || !subject?.reference?.startsWith('Patient/'))
    throw new Error(`Communication/${id} is no conversation between a patient and a doctor.`);
  return { patient: { reference: subject.reference }, doctor };
}
