import { removeHandedOver } from './file-hand-over.ts';
import { isNative } from './native.ts';

/** What the phone itself holds of whoever was signed in: files for other apps. */
export async function forgetOnPhone(): Promise<void> {
  if (!isNative()) return;
  await Promise.allSettled([removeHandedOver()]);
}
