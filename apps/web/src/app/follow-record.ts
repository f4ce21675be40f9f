import { isNative } from '../platform/native.ts';
import { refreshAnswers } from '../session/live-changes/refresh-answers.ts';
import { keepPushOn } from '../session/account/notification-api.ts';

let isFollowing = false;

/** From the first sign-in on, what the clinic changes is shown without a reload. */
export function followRecord(hasJustSignedIn: boolean): void {
  // A phone's address may have changed while the app was closed.
  if (hasJustSignedIn || isNative()) keepPushOn().catch(() => undefined);
  if (isFollowing) return;
  isFollowing = true;
  if (isNative()) void import('../session/health/health.ts').then(({ followHealth }) => followHealth());
  void import('../session/offline-copy/follow-offline-copy.ts').then(({ followOfflineCopy }) =>
    followOfflineCopy(),
  );
  refreshAnswers();
}
