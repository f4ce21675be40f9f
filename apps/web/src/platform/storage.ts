import type { StateStorage } from 'zustand/middleware';

/** Where a browser refuses storage, the portal works and only forgets at the next reload. */
export function findLocalStorage(): StateStorage {
  try {
    window.localStorage.getItem('root');
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}
