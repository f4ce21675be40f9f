import { beforeEach, expect, test, vi } from 'vitest';
import { createAssets } from './assets.ts';
import { createCacheDouble } from './cache-double.ts';

const onGone = vi.fn(async () => undefined);
const fetched = vi.fn<() => Promise<Response>>();
let caches = createCacheDouble();

const script = (status = 200, type = 'text/javascript') =>
  new Response('code', { status, headers: { 'content-type': type } });
const assets = createAssets({ store: 'assets', files: new Set(['/assets/a.js']), onGone });

async function ask(path: string) {
  const later: Promise<unknown>[] = [];
  const request = new Request(`https://portal.example.org${path}`);
  const answer = await assets.answer({ request, waitUntil: (work) => void later.push(work) });
  await Promise.all(later);
  return answer;
}

beforeEach(() => {
  caches = createCacheDouble();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  onGone.mockClear();
});

test('a file of this build is fetched once', async () => {
  fetched.mockResolvedValueOnce(script());
  await ask('/assets/a.js');
  expect(await (await ask('/assets/a.js?again')).text()).toBe('code');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['another build’s file', '/assets/b.js', script()],
  ['a page in its place', '/assets/a.js', script(200, 'text/html')],
  ['a part of it', '/assets/a.js', script(206)],
])('%s is handed on and not kept', async (_, path, answer) => {
  fetched.mockResolvedValueOnce(answer);
  expect(await ask(path)).toBe(answer);
  expect(caches.list('assets')).toEqual([]);
  expect(onGone).not.toHaveBeenCalled();
});

test('a file that the server has lost is told; another build’s is nobody’s matter', async () => {
  fetched.mockResolvedValue(script(404));
  expect((await ask('/assets/b.js')).status).toBe(404);
  expect(onGone).not.toHaveBeenCalled();
  expect((await ask('/assets/a.js')).status).toBe(404);
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('a full or broken store does not keep a file from the page', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
  fetched.mockResolvedValue(script());
  expect((await ask('/assets/a.js')).status).toBe(200);
});

test('what no longer belongs to the build goes', async () => {
  const cache = await caches.open('assets');
  await cache.put('/assets/a.js', script());
  await cache.put('/assets/old.js', script());
  await assets.clear();
  expect(caches.list('assets')).toEqual(['/assets/a.js']);
});
