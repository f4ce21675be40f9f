import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

const rehydrationLimitMs = 5000;

export type RootState = { auth: { isAuthenticated: boolean; mustRevoke: boolean }; locale: 'en' | 'np' };
export type RootStore = ReturnType<typeof createRootStore>;

const initial: RootState = { auth: { isAuthenticated: false, mustRevoke: false }, locale: 'en' };

/** All that survives a reload: two flags and the language. Never a token. */
export function createRootStore(storage: StateStorage) {
  return createStore<RootState>()(
    persist(() => initial, {
      name: 'root',
      storage: createJSONStorage(() => givesUp(storage)),
      skipHydration: true,
      partialize: ({ auth, locale }) => ({ auth, locale }),
      merge: (stored) => readRootState(stored),
    }),
  );
}

function readRootState(stored: unknown): RootState {
  const { auth, locale } = (stored ?? {}) as Partial<RootState>;
  return {
    auth: { isAuthenticated: auth?.isAuthenticated === true, mustRevoke: auth?.mustRevoke === true },
    locale: locale === 'np' ? 'np' : 'en',
  };
}

function givesUp(storage: StateStorage): StateStorage {
  return {
    getItem: (name) => Promise.race([storage.getItem(name), nothingAfter(rehydrationLimitMs)]),
    setItem: (name, value) => storage.setItem(name, value),
    removeItem: (name) => storage.removeItem(name),
  };
}

function nothingAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, null);
  });
}
