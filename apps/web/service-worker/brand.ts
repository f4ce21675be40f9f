import { isGood } from './good-answer.ts';

export const brandStore = 'brand';

/** The clinic's colours and logo: the last ones known at once, because the first paint waits for them; the next page has new ones. */
export async function answerBrand({
  request,
  waitUntil,
}: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const last = await caches.match(pathname + search, { cacheName: brandStore }).catch(() => undefined);
  const asked = fetch(request);
  const kept = asked.then((answer) =>
    isGood(pathname, answer) ? keep(pathname + search, answer.clone()) : undefined,
  );
  waitUntil(kept.catch(() => undefined));
  return last ?? asked;
}

export async function installBrand(): Promise<void> {
  const answer = await fetch('/v1/brand.css');
  if (isGood('/v1/brand.css', answer)) await keep('/v1/brand.css', answer);
}

/** A new version of the logo takes the place of the one before. */
async function keep(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(brandStore);
  await cache.put(path, answer);
  for (const { url } of await cache.keys()) {
    const other = new URL(url);
    const isOlder = other.pathname === path.split('?')[0] && other.pathname + other.search !== path;
    if (isOlder) await cache.delete(other.pathname + other.search);
  }
}
