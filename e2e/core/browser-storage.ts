import type { Page } from '@playwright/test';

/** A signed token, or a long opaque value such as a refresh token, a verifier or a session handle. */
const tokenLike = /eyJ[\w-]{8,}\.[\w-]{8,}|[\w-]{40,}/;

/** Everything that looks like a token in any store that scripts of this page can read. */
export async function findTokensInStorage(page: Page): Promise<string[]> {
  return (await readStores(page)).filter((value) => tokenLike.test(value));
}

/** Where any of these words lies in a store; also as bytes, and as the name of an entry. */
export async function findInStorage(page: Page, texts: string[]): Promise<string[]> {
  return (await readStores(page)).filter((value) => texts.some((word) => value.includes(word)));
}

/** All that scripts of this page can read again later. */
export async function readStores(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store)) found.push(`${key}=${store.getItem(key)}`);
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error(name)));
      });
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all(
          [store.getAllKeys(), store.getAll()].map(
            (request: IDBRequest) =>
              new Promise<unknown[]>((resolve, reject) => {
                request.addEventListener('success', () => resolve(request.result as unknown[]));
                request.addEventListener('error', () => reject(request.error ?? new Error(storeName)));
              }),
          ),
        );
        if (keys?.length === 0) continue;
        const decode = (_key: string, value: unknown) =>
          value instanceof ArrayBuffer || value instanceof Uint8Array
            ? new TextDecoder().decode(value)
            : value;
        found.push(`${name}/${storeName}=${JSON.stringify([keys, values], decode)}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        found.push(`${name} ${request.url} ${await response?.text()}`);
      }
    }
    return [...found, document.cookie, window.name];
  });
}
