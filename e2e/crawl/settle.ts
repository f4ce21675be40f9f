import type { Page, Request } from '@playwright/test';

const quietMs = 200;
const longestMs = 20_000;

/** Waits until the network has been quiet for a moment, but for the stream of events, and nothing says that it loads. */
export function createSettle(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const close = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    if (!request.url().includes('/v1/events')) open.add(request);
    last = Date.now();
  });
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) last = Date.now();
  });
  return async () => {
    const start = Date.now();
    do await page.waitForTimeout(50);
    while ((open.size > 0 || Date.now() - Math.max(last, start) < quietMs) && Date.now() - start < longestMs);
    open.clear();
    const loading = page.locator('output, [role=status]').filter({ hasText: /Loading|लोड/ });
    await loading
      .first()
      .waitFor({ state: 'detached', timeout: longestMs })
      .catch(() => undefined);
  };
}
