import { openSecureStores } from '../../platform/open-secure-stores.ts';
import { appLock } from '../app-lock/app-lock.ts';
import { createRefreshTokens, type RefreshTokens } from './refresh-tokens.ts';

let opened: Promise<RefreshTokens> | undefined;

/** Those of this phone. */
export function openRefreshTokens(): Promise<RefreshTokens> {
  opened ??= openSecureStores().then((stores) =>
    createRefreshTokens({ ...stores, isGuarded: () => appLock.getState().isEnabled }),
  );
  return opened;
}
