import type { RecordToKeep } from '@portal/fhir-queries/offline-record.query';
import { openOfflineCopy, type Opening } from '../../platform/offline-copy.ts';
import type { StoreRead } from '../../platform/store-result.ts';
import { openChannel } from '../../platform/channel.ts';

/** A copy tells all by itself: without a network there is neither a configuration nor a session to ask. */
export type OfflineRecord = Omit<RecordToKeep, 'allergies'> & {
  /** Copies that were made before allergies were part of them lack it. */
  allergies?: RecordToKeep['allergies'];
  patientId: string;
  name: string;
  zone: string;
  keptAt: number;
};

export type OpenRecord =
  | { outcome: 'open'; record: OfflineRecord; readAgain: () => Promise<OfflineRecord | undefined> }
  | Exclude<Opening, { outcome: 'open' }>;

/** The one letter of the copy. */
export const recordKey = 'record';

export async function openOfflineRecord(secret: string | Uint8Array<ArrayBuffer>): Promise<OpenRecord> {
  const opening = await openOfflineCopy(secret);
  if (opening.outcome !== 'open') return opening;
  const read = () => opening.read(recordKey) as Promise<StoreRead<OfflineRecord>>;
  const stored = await read();
  if (stored.outcome === 'failed') return stored;
  if (stored.outcome === 'empty') return { outcome: 'gone' };
  /** Undefined where it cannot be read now: what was read before still holds. */
  const readAgain = async () => {
    const again = await read();
    return again.outcome === 'found' ? again.value : undefined;
  };
  return { outcome: 'open', record: stored.value, readAgain };
}

/** Told whenever the copy, or what waits beside it, has changed in this tab or another. */
export function onOfflineChange(listener: () => void): () => void {
  return openChannel(channelName, listener).close;
}

const channelName = 'kept-copy';
const channel = openChannel(channelName, () => undefined);

export function announceOfflineChange(): void {
  channel.post('changed');
}
