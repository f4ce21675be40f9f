import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { waitForWorker } from './service-worker.ts';
import { origin } from './test.ts';

const script = resolve(import.meta.dirname, '../../apps/web/dist/service-worker.js');
const mark = '<meta name="build" content="old" />';

/**
 * The browser gets, as its first worker, one of an older build, whose page carries a mark. The next page that opens finds
 * that the server has a newer one.
 */
export async function installOldBuild(context: BrowserContext, page: Page): Promise<void> {
  const worker = readFileSync(script, 'utf8').replace(/(version:\s*[`"'])\w+/, '$1oldbuild');
  await context.route(`${origin}/service-worker.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: worker }),
  );
  await context.route(`${origin}/index.html`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<head>', `<head>${mark}`) });
  });
  await waitForWorker(page);
  await context.unroute(`${origin}/service-worker.js`);
  await context.unroute(`${origin}/index.html`);
}

export const oldMark = (page: Page) => page.locator('meta[name=build][content=old]');
