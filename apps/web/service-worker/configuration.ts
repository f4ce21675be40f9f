import { getGood, isGood } from './good-answer.ts';
import { inTime } from './in-time.ts';

const path = '/config.json';
export const configurationStore = 'configuration';

/** How this deployment is set up: nothing of a patient's. The last one known serves while there is no network. */
export async function answerConfiguration({
  request,
  waitUntil,
}: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const asked = fetch(request);
  const answer = await inTime(asked);
  if (answer && isGood(path, answer)) {
    waitUntil(keep(answer.clone()).catch(() => undefined));
    return answer;
  }
  const last = await caches.match(path, { cacheName: configurationStore }).catch(() => undefined);
  return last ?? asked;
}

export async function installConfiguration(): Promise<void> {
  await keep(await getGood(path, 'default'));
}

async function keep(answer: Response): Promise<void> {
  await (await caches.open(configurationStore)).put(path, answer);
}
