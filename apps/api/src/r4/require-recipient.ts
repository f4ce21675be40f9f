import type { Communication } from 'fhir/r4';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../patient-access/caller.ts';

/** Only what was sent to the patient can be read by the patient. @throws Refusal 403 */
export function requireRecipient({ sender, recipient = [] }: Communication, { patientId }: Caller): void {
  const self = `Patient/${patientId}`;
  const isSent = sender?.reference !== undefined && sender.reference !== self;
  if (!isSent || !recipient.some(({ reference }) => reference === self))
    throw new Refusal(403, 'not_recipient', 'This was not sent to you.');
}
