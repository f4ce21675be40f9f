import { listDrafts } from '../drafts/drafts.ts';
import { listUnsentMessages } from '../outbox/outbox.ts';
import { countUnsentReadings } from '../outbox/reading-outbox.ts';
import { readWaitingDoses } from '../offline-copy/waiting-doses.ts';

/** What is on this device alone. */
export type Unsent = { messages: number; drafts: number; doses: number; readings: number };

/** What this device cannot read is not counted: the pages it belongs to say so. */
export async function countUnsent(patientId: string): Promise<Unsent> {
  const [messages, drafts, doses, readings] = await Promise.all([
    listUnsentMessages(),
    listDrafts(),
    readWaitingDoses(patientId),
    countUnsentReadings(),
  ]);
  return {
    messages: messages.length,
    drafts: drafts.length,
    doses: doses.outcome === 'found' ? doses.value.length : 0,
    readings,
  };
}
