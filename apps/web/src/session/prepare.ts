import { loadPortalConfig } from '../http/portal-config.ts';
import { readAppLock } from './app-lock.ts';
import { rootStore, session } from './session.ts';

const restoreLimitMs = 5000;

let prepared: Promise<void> | undefined;
let rehydrated: Promise<void> | undefined;

/** Configuration, stored flags, session: what every page needs before it is rendered. A failure may be tried again. */
export function prepare(): Promise<void> {
  prepared ??= build().catch((error: unknown) => {
    prepared = undefined;
    throw error;
  });
  return prepared;
}

/** What this device remembers, read once. */
export function rehydrate(): Promise<void> {
  rehydrated ??= Promise.resolve(rootStore.persist.rehydrate());
  return rehydrated;
}

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
