import type { AuthorizeRequest } from '@portal/api-contract/auth';
import { createStore } from 'zustand/vanilla';
import { countIdleSeconds } from '../platform/activity.ts';
import type { AuthApi, Grant } from './refresh/auth-api.ts';
import { refreshDelayMs } from './refresh/refresh-schedule.ts';
import type { RootStore } from './root-store.ts';
import { RefusedError, TokenExpiredError, UnreachableError } from './session-errors.ts';
import type { User } from './user.ts';

export type SessionStatus = 'in' | 'out' | 'unknown';
/** How the session that was here came to its end. */
export type Ending = 'expired' | 'signed-out';
export type SessionState = {
  status: SessionStatus;
  user?: User;
  alert?: SessionAlert;
  ended?: Ending;
  /** After so many seconds without use the session ends. */
  idleLimit?: number;
};
/** What the chrome tells the patient; it has the words. */
export type SessionAlert =
  | 'token-expired'
  | 'unused'
  | 'other-person'
  | 'log-in-first'
  | 'not-revoked'
  | 'sign-in-not-started'
  | 'language-not-loaded';

type Parts = {
  rootStore: RootStore;
  authApi: () => Promise<AuthApi>;
  clientId: () => string;
  announceSignOut: () => void;
  /** Whether the patient is at the identity server to change how they sign in, which ends this session for a new one. */
  isReplacing: () => Promise<boolean>;
};

const tryAgainMs = 30_000;

/** The access token lives in this closure only. */
export function createSession({ rootStore, authApi, clientId, announceSignOut, isReplacing }: Parts) {
  const store = createStore<SessionState>(() => ({ status: 'unknown' }));
  let token: { value: string; expiresAt: number } | undefined;
  let refreshing: Promise<string> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function accept({ accessToken, lifetimeSeconds, user, idleLimit }: Grant): string {
    token = { value: accessToken, expiresAt: Date.now() + lifetimeSeconds * 1000 };
    schedule(refreshDelayMs(lifetimeSeconds));
    rootStore.setState({ auth: { isAuthenticated: true, mustRevoke: false } });
    store.setState({ status: 'in', user, ...(idleLimit !== undefined && { idleLimit }) }, true);
    return token.value;
  }

  function schedule(delayMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh().catch(() => undefined), delayMs);
  }

  function forget(ended: Ending, alert?: SessionAlert) {
    clearTimeout(timer);
    token = undefined;
    store.setState({ status: 'out', ended, ...(alert && { alert }) }, true);
  }

  function end({ mustRevoke = false, alert }: { mustRevoke?: boolean; alert?: SessionAlert } = {}) {
    rootStore.setState({ auth: { isAuthenticated: false, mustRevoke } });
    forget('signed-out', alert);
  }

  function runOut() {
    rootStore.setState({ auth: { isAuthenticated: false, mustRevoke: false, hasExpired: true } });
    const { idleLimit = Infinity } = store.getState();
    forget('expired', countIdleSeconds() < idleLimit ? 'token-expired' : 'unused');
  }

  /** One call at a time. Refused: signed out, 'Token expired'; what the device keeps stays only where the server says that the session ran out. Unreachable: neither, and tried again later. */
  function refresh(): Promise<string> {
    refreshing ??= refreshNow().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  async function refreshNow(): Promise<string> {
    try {
      const api = await authApi();
      const grant = await api.refresh(clientId());
      if (store.getState().status === 'out') throw new TokenExpiredError();
      return accept(grant);
    } catch (error) {
      if (error instanceof TokenExpiredError) throw error;
      if (error instanceof RefusedError && error.status === 401) {
        if (error.code === 'token_expired' || (await isReplacing())) runOut();
        else end({ alert: 'token-expired' });
        throw new TokenExpiredError({ cause: error });
      }
      if (!hasLiveToken()) store.setState({ status: 'unknown' });
      schedule(tryAgainMs);
      throw error instanceof UnreachableError ? error : new UnreachableError({ cause: error });
    }
  }

  function hasLiveToken(): boolean {
    return token !== undefined && Date.now() < token.expiresAt;
  }

  async function revoke() {
    try {
      const api = await authApi();
      await api.revoke(clientId());
      if (store.getState().status === 'out') {
        rootStore.setState({ auth: { isAuthenticated: false, mustRevoke: false } });
      }
    } catch (error) {
      if (!(error instanceof RefusedError)) store.setState({ alert: 'not-revoked' });
    }
  }

  return {
    store,
    refresh,

    /** Finds out, after a reload, whether the patient is in: the cookie knows, this tab does not. */
    async restore(): Promise<void> {
      const { isAuthenticated, mustRevoke, hasExpired } = rootStore.getState().auth;
      if (isAuthenticated) return refresh().then(nothing, nothing);
      store.setState({ status: 'out', ...(hasExpired && { ended: 'expired' }) });
      if (mustRevoke) await revoke();
    },

    async signIn(request: AuthorizeRequest): Promise<void> {
      const api = await authApi();
      accept(await api.authorize(request));
    },

    async getAccessToken(): Promise<string> {
      if (store.getState().status === 'out') throw new TokenExpiredError();
      return token && hasLiveToken() ? token.value : refresh();
    },

    /** For a server that refuses even a token that was just refreshed. */
    expire(): void {
      end({ alert: 'token-expired' });
    },

    async signOut(): Promise<void> {
      end({ mustRevoke: true });
      announceSignOut();
      await revoke();
    },

    /** The server has ended the session already, here and everywhere. */
    leave(): void {
      end();
      announceSignOut();
    },

    /** Another tab signed out: it revokes, and what it stored is read, not written again. */
    async follow(): Promise<void> {
      forget('signed-out');
      await rootStore.persist.rehydrate();
    },

    notify(alert: SessionAlert | undefined): void {
      const { alert: _, ...state } = store.getState();
      store.setState(alert ? { ...state, alert } : state, true);
    },
  };
}

function nothing() {}
