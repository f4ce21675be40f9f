import { useStore } from 'zustand/react';
import { getClientId } from '../http/portal-config.ts';
import { openChannel } from '../platform/channel.ts';
import { isNative } from '../platform/native.ts';
import { findLocalStorage } from '../platform/storage.ts';
import { createRootStore } from './root-store.ts';
import { createSession, type SessionState } from './create-session.ts';

const channel = openChannel('portal-session', (data) => {
  if (data === 'signed-out') void session.follow();
});

export const rootStore = createRootStore(findLocalStorage());

export const session = createSession({
  rootStore,
  authApi: async () =>
    isNative()
      ? (await import('./refresh/native-auth-api.ts')).nativeAuthApi
      : (await import('./refresh/auth-api.ts')).authApi,
  clientId: getClientId,
  announceSignOut: () => channel.post('signed-out'),
  isReplacing: async () => {
    const [{ findPendingPurpose }, { findSignInChange }] = await Promise.all([
      import('./sign-in/pending-sign-in.ts'),
      import('./sign-in/sign-in-change.ts'),
    ]);
    const purpose = findPendingPurpose();
    return purpose !== undefined && findSignInChange(purpose) !== undefined;
  },
});

export function useSession(): SessionState {
  return useStore(session.store);
}
