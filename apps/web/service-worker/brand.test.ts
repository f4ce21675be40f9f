import { beforeEach, expect, test, vi } from 'vitest';
import { answerBrand } from './brand.ts';
import { createCacheDouble } from './cache-double.ts';

const fetched = vi.fn<() => Promise<Response>>();
const css = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/css' } });

async function ask(path = '/v1/brand.css') {
  const later: Promise<unknown>[] = [];
  const request = new Request(`https://portal.example.org${path}`);
  const answer = await answerBrand({ request, waitUntil: (work) => void later.push(work) });
  const text = await answer.text();
  await Promise.all(later);
  return text;
}

beforeEach(() => {
  vi.stubGlobal('caches', createCacheDouble());
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});

test('the last colours known are there at once, and the new ones for the next page', async () => {
  fetched.mockImplementationOnce(async () => css('blue'));
  expect(await ask()).toBe('blue');
  fetched.mockImplementationOnce(async () => css('red'));
  expect(await ask()).toBe('blue');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await ask()).toBe('red');
  fetched.mockImplementationOnce(async () => css('broken', 502));
  expect(await ask()).toBe('red');
});

test('where none are known, the failure is the page’s', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(ask()).rejects.toThrow('Failed to fetch');
});
