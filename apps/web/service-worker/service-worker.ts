import { findWay } from './answer.ts';
import { showNotices } from './push.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written here by the build: what the first page needs without a network, and every file that this build has. */
declare const built: { version: string; shell: string[]; files: string[] };

const { version, shell: shellFiles, files: allFiles } = built;

const shellCache = `shell-${version}`;
/** Their names change with their contents, so that they can stay for as long as a build has them. */
const assetCache = 'assets';
const configurationCache = 'configuration';
const configurationLimitMs = 3000;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clearOut()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  switch (findWay(url, request, self.location.origin)) {
    case 'shell':
      return event.respondWith(
        answerShell(request.mode === 'navigate' ? '/index.html' : url.pathname, request),
      );
    case 'asset':
      return event.respondWith(answerAsset(request));
    case 'configuration':
      return event.respondWith(answerConfiguration(request));
    case 'network':
  }
});
showNotices();

async function fill() {
  const [shell, assets] = await Promise.all([caches.open(shellCache), caches.open(assetCache)]);
  const hashed = shellFiles.filter((path) => path.startsWith('/assets/'));
  await shell.addAll(
    shellFiles.filter((path) => !hashed.includes(path)).map((path) => new Request(path, { cache: 'reload' })),
  );
  for (const path of hashed) if (!(await assets.match(path))) await assets.add(path);
}

/** The page that runs now is of the new build: what only older ones had goes. */
async function clearOut() {
  const names = await caches.keys();
  const kept = new Set([shellCache, assetCache, configurationCache]);
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => caches.delete(name)));
  const assets = await caches.open(assetCache);
  const files = new Set(allFiles);
  for (const request of await assets.keys())
    if (!files.has(new URL(request.url).pathname)) await assets.delete(request);
}

async function answerShell(path: string, request: Request): Promise<Response> {
  return (await (await caches.open(shellCache)).match(path)) ?? fetch(request);
}

async function answerAsset(request: Request): Promise<Response> {
  const assets = await caches.open(assetCache);
  const known = await assets.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request, answer.clone());
  return answer;
}

/** How this deployment is set up: nothing of a patient's. The last one known serves while there is no network. */
async function answerConfiguration(request: Request): Promise<Response> {
  const known = await caches.open(configurationCache);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(configurationLimitMs) });
    if (answer.ok) await known.put('/config.json', answer.clone());
    return answer;
  } catch (error) {
    const last = await known.match('/config.json');
    if (last) return last;
    throw error;
  }
}
