import type { PromptStrings } from '../../platform/biometrics.ts';
import { openDeviceLock } from '../../platform/open-device-lock.ts';
import { startKeeping } from './update-offline-copy.ts';

/** From now on this device keeps a copy, unless its lock was not opened or cannot do it. @throws as startKeeping */
export async function keepByDevice(strings: PromptStrings): Promise<'kept' | 'refused' | 'unable'> {
  const lock = await openDeviceLock();
  const made = await lock.make(strings);
  if (made.outcome !== 'made') return made.outcome;
  await startKeeping(made.secret, made.key);
  return 'kept';
}
