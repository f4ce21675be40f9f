import type { DataRouter } from 'react-router';
import { isNative } from '../platform/native.ts';
import { keepAnswersFresh } from '../session/live-changes/live-queries.ts';
import { keepPushOn } from '../session/account/notice-api.ts';
import { showsChange } from './live-pages.ts';

let isFollowing = false;

/** From the first sign-in on, what the clinic changes is shown without a reload. */
export function followRecord(router: DataRouter, hasJustSignedIn: boolean): void {
  // A phone's address may have changed while the app was closed.
  if (hasJustSignedIn || isNative()) keepPushOn().catch(() => undefined);
  if (isFollowing) return;
  isFollowing = true;
  if (isNative()) void import('../session/health/health.ts').then(({ followHealth }) => followHealth());
  void import('../session/offline-copy/follow-offline-copy.ts').then(({ followOfflineCopy }) =>
    followOfflineCopy(),
  );
  keepAnswersFresh((types) => {
    if (showsChange(router.state.location.pathname, types)) void router.revalidate();
  });
}
