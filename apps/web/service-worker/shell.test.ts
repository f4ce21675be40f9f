import { beforeEach, expect, test, vi } from 'vitest';
import { createCacheDouble } from './cache-double.ts';
import { createShell } from './shell.ts';

const caches = createCacheDouble();
const html = (text: string, headers = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html', ...headers } });
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
const request = new Request('https://portal.example.org/callback?code=secret');
const fetched = vi.fn<(asked: Request | string) => Promise<Response>>();
const successor = { postMessage: vi.fn() };
let waits = false;
let count = 0;

function createFresh() {
  count += 1;
  return createShell({
    store: `shell-${count}`,
    entry: 'index-1.js',
    findSuccessor: async () => (waits ? successor : undefined),
  });
}

async function createFilled() {
  const shell = createFresh();
  fetched.mockImplementation(async (path) => (path === '/index.html' ? html('index-1.js') : script()));
  await shell.install(['/index.html', '/theme.js']);
  fetched.mockReset();
  return shell;
}

beforeEach(() => {
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  successor.postMessage.mockReset();
  waits = false;
});

test('a page comes from here, without a call, and its address is kept nowhere', async () => {
  const shell = await createFilled();
  expect(await (await shell.answer('/index.html', request)).text()).toBe('index-1.js');
  expect(fetched).not.toHaveBeenCalled();
  expect(caches.list(`shell-${count}`)).toEqual(['/index.html', '/theme.js']);
});

test.each([
  ['a page of another build', () => html('index-2.js')],
  ['an error', () => new Response('', { status: 503, headers: { 'content-type': 'text/html' } })],
  ['something that is no page', () => script()],
])('%s: nothing is installed and nothing kept', async (_, answer) => {
  const shell = createFresh();
  fetched.mockImplementation(async () => answer());
  await expect(shell.install(['/index.html'])).rejects.toThrow();
  expect(caches.list(`shell-${count}`)).toEqual([]);
});

test('a newer version that waits is asked for, and takes over with the page that came from the server', async () => {
  const shell = await createFilled();
  waits = true;
  fetched.mockResolvedValue(html('index-2.js'));
  expect(await (await shell.answer('/index.html', request)).text()).toBe('index-2.js');
  expect(successor.postMessage).toHaveBeenCalledWith('take-over');
});

test('without a network the version that is here stays in charge, also while another waits', async () => {
  const shell = await createFilled();
  waits = true;
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await (await shell.answer('/index.html', request)).text()).toBe('index-1.js');
  expect(successor.postMessage).not.toHaveBeenCalled();
});

test('once the server has lost this build’s files, its pages are asked for; what it cannot give stays', async () => {
  const shell = await createFilled();
  await shell.markGone();
  fetched.mockResolvedValueOnce(html('index-2.js'));
  expect(await (await shell.answer('/index.html', request)).text()).toBe('index-2.js');
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  expect(await (await shell.answer('/index.html', request)).text()).toBe('index-1.js');
});

test('new headers of the same page are taken; another build’s page is not', async () => {
  const shell = await createFilled();
  await shell.markGone();
  fetched.mockResolvedValueOnce(html('index-1.js', { 'content-security-policy': 'new' }));
  await shell.refresh();
  fetched.mockResolvedValueOnce(html('index-2.js'));
  await shell.refresh();
  const answer = await shell.answer('/index.html', request);
  expect(answer.headers.get('content-security-policy')).toBe('new');
  expect(await answer.text()).toBe('index-1.js');
});

test('where the browser’s store fails, the server answers', async () => {
  const shell = await createFilled();
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('corrupt')) });
  fetched.mockResolvedValue(html('index-2.js'));
  expect(await (await shell.answer('/index.html', request)).text()).toBe('index-2.js');
});
