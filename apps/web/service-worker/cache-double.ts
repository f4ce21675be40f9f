/** As much of the browser's Cache storage as the worker uses, in memory. */
export function createCacheDouble() {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : asked, 'https://portal.example.org').pathname;

  async function open(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (asked: RequestInfo | URL) => store.get(pathOf(asked))?.clone(),
      put: async (asked: RequestInfo | URL, answer: Response) => void store.set(pathOf(asked), answer),
      delete: async (asked: RequestInfo | URL) => store.delete(pathOf(asked)),
      keys: async () => Array.from(store.keys(), (path) => new Request(`https://portal.example.org${path}`)),
    };
  }

  return {
    open,
    match: async (path: string, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(path),
    list: (name: string) => [...(stores.get(name)?.keys() ?? [])],
  };
}
