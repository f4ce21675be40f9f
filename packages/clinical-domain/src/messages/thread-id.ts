import { uuidV5 } from '../ids/uuid-v5.ts';

/** RFC 9562 namespace of the portal's conversations. */
const threadNamespace = '0b8f6f6a-5f0e-4c55-8d53-7c6c9a4e21d7';

/** The conversation that a patient begins with somebody: two devices that begin it at once begin the same one. */
export function threadId(patientId: string, partner: string): Promise<string> {
  return uuidV5(threadNamespace, `${patientId}/${partner}`);
}
