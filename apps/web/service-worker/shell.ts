import { getGood } from './good-answer.ts';
import { inTime } from './in-time.ts';

const page = '/index.html';
const goneMark = '/gone';

type Options = {
  store: string;
  /** The script by which a page is told from that of another build. */
  entry: string;
  /** The newer worker that this page could be handed to, because nobody else has the portal open. */
  findSuccessor: () => Promise<Pick<ServiceWorker, 'postMessage'> | undefined>;
};

/** The page of one build, whichever its address, and what stands in it under a name that stays the same. */
export function createShell({ store, entry, findSuccessor }: Options) {
  const open = () => caches.open(store);

  async function find(path: string): Promise<Response | undefined> {
    return (await open()).match(path);
  }

  return {
    /** @throws where the server has another build by now, so that a worker without its own page is never installed */
    async install(paths: string[]): Promise<void> {
      const answers = await Promise.all(paths.map((path) => getGood(path, 'reload')));
      const text = await answers[paths.indexOf(page)]?.clone().text();
      if (!text?.includes(entry)) throw new Error('The server’s page is of another build.');
      const cache = await open();
      await Promise.all(paths.map((path, index) => cache.put(path, answers[index] as Response)));
    },

    /** From here at once; from the server once a newer version is ready, or this one's files are gone from there. */
    async answer(path: string, request: Request): Promise<Response> {
      const kept = await find(path).catch(() => undefined);
      if (!kept) return fetch(request);
      const successor = await findSuccessor();
      if (!successor && !(await find(goneMark).catch(() => undefined))) return kept;
      const fresh = await inTime(fetch(request));
      if (!fresh?.ok) return kept;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
      successor?.postMessage('take-over');
      return fresh;
    },

    /** Headers are the deployment's: a policy that changed without a new build has to reach those who have the page. */
    async refresh(): Promise<void> {
      const [kept, fresh] = await Promise.all([find(page), getGood(page, 'reload')]);
      if ((await kept?.text()) !== (await fresh.clone().text())) return;
      const cache = await open();
      await Promise.all([cache.put(page, fresh), cache.delete(goneMark)]);
    },

    /** The server has no such file of this build any more: pages come from there until a newer worker takes over. */
    async markGone(): Promise<void> {
      await (await open()).put(goneMark, new Response());
    },
  };
}
