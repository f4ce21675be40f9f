import { getGood, isGood } from './good-answer.ts';

type Options = { store: string; files: Set<string>; onGone: () => Promise<void> };
type Event = Pick<FetchEvent, 'request' | 'waitUntil'>;

/** Built files. Their names change with what is in them, so that they can stay for as long as a build has them. */
export function createAssets({ store, files, onGone }: Options) {
  const open = () => caches.open(store);

  async function find(path: string): Promise<Response | undefined> {
    return (await open()).match(path, { ignoreVary: true });
  }

  async function keep(path: string, answer: Response): Promise<void> {
    await (await open()).put(path, answer);
  }

  return {
    async install(paths: string[]): Promise<void> {
      for (const path of paths) if (!(await find(path))) await keep(path, await getGood(path, 'default'));
    },

    /** Only what this build names is kept. A full store hinders nobody. */
    async answer({ request, waitUntil }: Event): Promise<Response> {
      const path = new URL(request.url).pathname;
      const known = await find(path).catch(() => undefined);
      if (known) return known;
      const answer = await fetch(request);
      if (!files.has(path)) return answer;
      if (isGood(path, answer)) waitUntil(keep(path, answer.clone()).catch(() => undefined));
      else if (answer.status === 404) waitUntil(onGone().catch(() => undefined));
      return answer;
    },

    async clear(): Promise<void> {
      const cache = await open();
      for (const request of await cache.keys())
        if (!files.has(new URL(request.url).pathname)) await cache.delete(request);
    },
  };
}
