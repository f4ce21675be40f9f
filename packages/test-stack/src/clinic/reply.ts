import { randomUUID } from 'node:crypto';
import type { Communication, Reference } from 'fhir/r4';

/** The answer of a doctor, or of the clinic's reception, in a conversation, as any hospital system would post it: plain FHIR, nothing of the portal's own. */
export function buildReply(thread: Communication, text: string, now: Date): Communication {
  const { patient, partner } = partiesOf(thread);
  return {
    resourceType: 'Communication',
    id: randomUUID(),
    partOf: [{ reference: `Communication/${thread.id}` }],
    status: 'completed',
    subject: patient,
    sender: partner,
    recipient: [patient],
    sent: now.toISOString(),
    payload: [{ contentString: text }],
  };
}

function partiesOf({ id, subject, sender, recipient = [] }: Communication) {
  const parties: Reference[] = [...recipient, ...(sender ? [sender] : [])];
  const find = (type: string) => parties.find(({ reference }) => reference?.startsWith(`${type}/`));
  const partner = find('Practitioner') ?? find('Organization');
  if (!partner || !subject?.reference?.startsWith('Patient/'))
    throw new Error(`Communication/${id} is no conversation between a patient and the clinic.`);
  return { patient: { reference: subject.reference }, partner };
}
