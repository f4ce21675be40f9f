import type { RecordToKeep } from '@portal/fhir-queries/kept-record.query';
import { openKeptCopy } from '../platform/kept-copy.ts';
import { openChannel } from '../platform/channel.ts';

/** A copy tells all by itself: without a network there is neither a configuration nor a session to ask. */
export type KeptRecord = RecordToKeep & { patientId: string; name: string; zone: string; keptAt: number };

export type OpenRecord =
  | { outcome: 'open'; record: KeptRecord; readAgain: () => Promise<KeptRecord | undefined> }
  | { outcome: 'wrong'; triesLeft: number }
  | { outcome: 'lost' }
  | { outcome: 'gone' };

/** The one letter of the copy. */
export const recordLetter = 'record';

export async function openKeptRecord(secret: string | Uint8Array<ArrayBuffer>): Promise<OpenRecord> {
  const opening = await openKeptCopy(secret);
  if (opening.outcome !== 'open') return opening;
  const readAgain = () => opening.read(recordLetter) as Promise<KeptRecord | undefined>;
  const record = await readAgain();
  return record ? { outcome: 'open', record, readAgain } : { outcome: 'gone' };
}

/** Told whenever the copy, or what waits beside it, has changed in this tab or another. */
export function onKeptChange(listener: () => void): () => void {
  return openChannel(channelName, listener).close;
}

const channelName = 'kept-copy';
const channel = openChannel(channelName, () => undefined);

export function announceKeptChange(): void {
  channel.post('changed');
}
