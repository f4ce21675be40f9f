import type { StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { defaultLocale, findPreferredLocale, parseLocale, type Locale } from '@portal/ui/i18n/locale.ts';

const storageKey = 'root';
const version = 0;
const rehydrationLimitMs = 5000;

/** `hasExpired`: the session ran out and nobody signed out, so that what this device keeps of the patient may stay. */
type Auth = { isAuthenticated: boolean; mustRevoke: boolean; hasExpired?: true };
export type RootState = { auth: Auth; locale: Locale };
export type RootStore = ReturnType<typeof createRootStore>;

const initial: RootState = { auth: { isAuthenticated: false, mustRevoke: false }, locale: defaultLocale };

/**
 * All that survives a reload: three flags and the language. Never a token.
 * The stored form is that of zustand's persist; doing it here keeps 800 bytes out of the first view.
 */
export function createRootStore(storage: StateStorage) {
  const store = createStore<RootState>(() => initial);
  store.subscribe(({ auth, locale }) => {
    void storage.setItem(storageKey, JSON.stringify({ state: { auth, locale }, version }));
  });
  const rehydrate = async () => store.setState(await readStoredRoot(storage), true);
  return Object.assign(store, { persist: { rehydrate } });
}

export async function readStoredRoot(storage: StateStorage): Promise<RootState> {
  const stored = await Promise.race([storage.getItem(storageKey), nothingAfter(rehydrationLimitMs)]);
  return readRootState(parseStored(stored));
}

function parseStored(stored: string | null): unknown {
  try {
    const { state, version: storedVersion } = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    return storedVersion === version ? state : undefined;
  } catch {
    return undefined;
  }
}

function readRootState(stored: unknown): RootState {
  const { auth, locale } = (stored ?? {}) as Partial<RootState>;
  return {
    auth: {
      isAuthenticated: auth?.isAuthenticated === true,
      mustRevoke: auth?.mustRevoke === true,
      ...(auth?.hasExpired === true && { hasExpired: true }),
    },
    locale: parseLocale(locale ?? findPreferredLocale(navigator.languages)),
  };
}

function nothingAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, null);
  });
}
