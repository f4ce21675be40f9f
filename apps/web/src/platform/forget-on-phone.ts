import { removeSavedFiles } from './save-file.ts';
import { isNative } from './native.ts';

/** What the phone itself holds of whoever was signed in: files for other apps, alarms, what push has shown and will show. */
export async function forgetOnPhone(): Promise<void> {
  if (!isNative()) return;
  await Promise.allSettled([removeSavedFiles(), cancelAlarms(), stopPush()]);
}

async function cancelAlarms(): Promise<void> {
  const { localAlarms } = await import('./open-local-alarms.ts');
  await localAlarms.cancelAll();
}

async function stopPush(): Promise<void> {
  const { phonePush } = await import('./open-phone-push.ts');
  await phonePush.stop();
}
