import type { PromptStrings } from '../../platform/biometrics.ts';
import { findOfflineLock } from '../../platform/offline-copy.ts';
import { openDeviceLock } from '../../platform/open-device-lock.ts';
import { openOfflineRecord, type OpenRecord } from './offline-record.ts';

/** Asks the device for what opens the copy. */
export async function openByDevice(strings: PromptStrings): Promise<OpenRecord | { outcome: 'refused' }> {
  const found = await findOfflineLock();
  if (found.outcome === 'failed') return found;
  if (found.outcome === 'empty' || found.value.by === 'pin') return { outcome: 'gone' };
  const key = found.value;
  const lock = await openDeviceLock();
  const unlocking = await lock.unlock(key, strings);
  return unlocking.outcome === 'unlocked'
    ? openOfflineRecord(unlocking.secret)
    : { outcome: unlocking.outcome };
}
