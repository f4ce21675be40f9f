import { loadPortalConfig } from '../http/portal-config.ts';
import { once } from '../platform/once.ts';
import { readAppLock } from './app-lock/app-lock.ts';
import { rootStore, session } from './session.ts';

const restoreLimitMs = 5000;

/** Configuration, stored flags, session: what every page needs before it is rendered. A failure may be tried again. */
export const prepare = once(build);

/** What this device remembers, read once. */
export const rehydrate = once(() => rootStore.persist.rehydrate());

async function build(): Promise<void> {
  readAppLock();
  await Promise.all([loadPortalConfig(), rehydrate()]);
  await Promise.race([session.restore(), wait(restoreLimitMs)]);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
