import { useStore } from 'zustand/react';
import { findHealth } from '../../platform/health.ts';
import { logTrouble } from '../../platform/log-trouble.ts';
import { isNative } from '../../platform/native.ts';
import { createHealthSync, type HealthState } from './health-sync.ts';
import { recordsClient } from '../records/records-client.ts';
import { session } from '../session.ts';

/** The health store of the phone that this runs on; in a browser there is none. */
export const health = createHealthSync({
  findHealth,
  client: recordsClient,
  clock: () => ({ now: Date.now(), zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
  log: logTrouble,
});

/** The phone is asked while somebody is signed in, and whenever they come back to the app: from the settings, say. */
export function followHealth(): Promise<void> {
  if (!isNative()) return Promise.resolve();
  const { status, user } = session.store.getState();
  if (status === 'out') health.stop();
  return status === 'in' && user ? health.start(user.id) : Promise.resolve();
}

session.store.subscribe(() => void followHealth());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void health.refresh();
});

export function useHealth(): HealthState {
  return useStore(health.store);
}
