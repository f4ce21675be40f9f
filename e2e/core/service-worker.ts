import type { Page } from '@playwright/test';

/** Until the worker is there, no page opens without a network. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activating')
      await new Promise((done) => {
        active.addEventListener('statechange', done, { once: true });
      });
  });
}

/** Every address that the browser keeps an answer of. */
export function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url.replace(window.location.origin, ''));
  });
}
