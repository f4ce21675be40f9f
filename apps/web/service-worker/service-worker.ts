import { findWay } from './answer.ts';
import { createAssets } from './assets.ts';
import { answerBrand, brandStore, installBrand } from './brand.ts';
import { answerConfiguration, configurationStore, installConfiguration } from './configuration.ts';
import { showNotifications } from './push.ts';
import { createShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written here by the build: its page's script, what the first page needs without a network, and every file it has. */
declare const built: { version: string; entry: string; shell: string[]; files: string[] };

/** Taken apart once: wherever the name stands, the build writes all of it. */
const { version, entry, shell: shellFiles, files } = built;

const shellStore = `shell-${version}`;
const assetStore = 'assets';

const shell = createShell({ store: shellStore, entry, findSuccessor });
const assets = createAssets({
  store: assetStore,
  files: new Set(files),
  onGone: () => shell.markGone(),
});

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(clearOut()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  switch (findWay(url, request, self.location.origin)) {
    case 'page':
      event.waitUntil(shell.refresh().catch(() => undefined));
      return event.respondWith(shell.answer('/index.html', request));
    case 'shell':
      return event.respondWith(shell.answer(url.pathname, request));
    case 'asset':
      return event.respondWith(assets.answer(asLong(event)));
    case 'brand':
      return event.respondWith(answerBrand(asLong(event)));
    case 'configuration':
      return event.respondWith(answerConfiguration(asLong(event)));
    case 'network':
  }
});
showNotifications();

const asLong = (event: FetchEvent) => ({
  request: event.request,
  waitUntil: (work: Promise<unknown>) => event.waitUntil(work),
});

async function install() {
  const hashed = shellFiles.filter((path) => path.startsWith('/assets/'));
  await shell.install(shellFiles.filter((path) => !hashed.includes(path)));
  await assets.install(hashed);
  await installConfiguration().catch(() => undefined);
  await installBrand().catch(() => undefined);
}

/** From now on pages are of this build: what only older ones had goes. */
async function clearOut() {
  const kept = new Set([shellStore, assetStore, configurationStore, brandStore]);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => caches.delete(name)));
  await assets.clear();
}

async function findSuccessor() {
  const { waiting } = self.registration;
  if (!waiting) return undefined;
  const windows = await self.clients.matchAll({ type: 'window' });
  return windows.length < 2 ? waiting : undefined;
}
