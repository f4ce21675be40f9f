import type { PromptWords } from '../../platform/biometrics.ts';
import { findKeptLock } from '../../platform/offline-copy.ts';
import { openDeviceLock } from '../../platform/open-device-lock.ts';
import { openKeptRecord, type OpenRecord } from './kept-record.ts';

/** Asks the device for what opens the copy. */
export async function openByDevice(words: PromptWords): Promise<OpenRecord | { outcome: 'refused' }> {
  const found = await findKeptLock();
  if (found.outcome === 'failed') return found;
  if (found.outcome === 'empty' || found.value.by === 'pin') return { outcome: 'gone' };
  const key = found.value;
  const lock = await openDeviceLock();
  const unlocking = await lock.unlock(key, words);
  return unlocking.outcome === 'unlocked' ? openKeptRecord(unlocking.secret) : { outcome: unlocking.outcome };
}
