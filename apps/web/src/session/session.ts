import { useStore } from 'zustand/react';
import { getPortalConfig } from '../http/portal-config.ts';
import { openChannel } from '../platform/channel.ts';
import { findLocalStorage } from '../platform/storage.ts';
import { createRootStore } from './root-store.ts';
import { createSession, type SessionState } from './create-session.ts';

const channel = openChannel('portal-session', (data) => {
  if (data === 'signed-out') void session.follow();
});

export const rootStore = createRootStore(findLocalStorage());

export const session = createSession({
  rootStore,
  authApi: async () => (await import('./auth-api.ts')).authApi,
  clientId: () => getPortalConfig().clientId,
  announceSignOut: () => channel.post('signed-out'),
});

export function useSession(): SessionState {
  return useStore(session.store);
}
