import { beforeEach, expect, test, vi } from 'vitest';
import { createCacheDouble } from './cache-double.ts';
import { answerConfiguration } from './configuration.ts';

const fetched = vi.fn<() => Promise<Response>>();
const json = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });

async function ask() {
  const later: Promise<unknown>[] = [];
  const request = new Request('https://portal.example.org/config.json');
  const answer = await answerConfiguration({ request, waitUntil: (work) => void later.push(work) });
  await Promise.all(later);
  return answer;
}

beforeEach(() => {
  vi.stubGlobal('caches', createCacheDouble());
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});

test('the server’s word counts; without it, its last one', async () => {
  for (const text of ['one', 'two']) {
    fetched.mockResolvedValueOnce(json(text));
    expect(await (await ask()).text()).toBe(text);
  }
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await (await ask()).text()).toBe('two');
  fetched.mockResolvedValueOnce(json('broken', 502));
  expect(await (await ask()).text()).toBe('two');
});

test('where none is known, the failure is the page’s to tell', async () => {
  fetched.mockResolvedValueOnce(json('broken', 502));
  expect((await ask()).status).toBe(502);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(ask()).rejects.toThrow('Failed to fetch');
});
