import type { DataRouter } from 'react-router';
import { keepAnswersFresh } from '../session/live-queries.ts';
import { keepPushOn } from '../session/notice-api.ts';
import { showsChange } from './live-pages.ts';

let isFollowing = false;

/** From the first sign-in on, what the clinic changes is shown without a reload. */
export function followRecord(router: DataRouter, hasJustSignedIn: boolean): void {
  if (hasJustSignedIn) keepPushOn().catch(() => undefined);
  if (isFollowing) return;
  isFollowing = true;
  keepAnswersFresh((types) => {
    if (showsChange(router.state.location.pathname, types)) void router.revalidate();
  });
}
