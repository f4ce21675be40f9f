import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { build } from 'vite';
import { play, type Device } from '../../apps/web/src/session/store-faults/play.ts';
import { schedules } from '../../apps/web/src/session/store-faults/schedule.ts';
import type { StoreTabPage } from '../../apps/web/src/session/store-faults/store-tab.page.ts';
import { expect, test } from '../core/test.ts';

const schedulesTried = 60;
/** Secure, as the portal is; nobody is asked for it. */
const origin = 'https://device.invalid';
declare const storeTab: StoreTabPage;

test.describe.configure({ timeout: 300_000 });

test(`A4: ${schedulesTried} schedules of two tabs and a failing device in a real browser: nothing is lost without a word`, async ({
  browser,
}) => {
  const scripts = await bundleTab();
  const context = await browser.newContext();
  await context.route(`${origin}/**`, (route) => {
    const body = scripts.get(new URL(route.request().url()).pathname);
    if (body !== undefined) return route.fulfill({ contentType: 'text/javascript', body });
    return route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/tab.js"></script>' });
  });
  const figures = { schedules: 0, kept: 0, failed: 0, unknown: 0, fired: {} as Record<string, number> };
  const tabs = [await openTab(context), await openTab(context)];
  const lost: unknown[] = [];
  for (const schedule of fc.sample(schedules, { numRuns: schedulesTried, seed: 20_261_116 })) {
    for (const tab of tabs) await tab.evaluate(() => storeTab.begin());
    await tabs[0]?.evaluate(() => storeTab.wipe());
    const losses = await play(schedule, createDevice(context, tabs, figures));
    if (losses.length > 0) lost.push({ losses, schedule });
    figures.schedules += 1;
  }
  await context.close();
  test.info().annotations.push({ type: 'store faults', description: JSON.stringify(figures) });
  // oxlint-disable-next-line no-console -- the figures are part of what this shows
  console.info('store faults in Chromium', JSON.stringify(figures));
  expect(lost).toEqual([]);
  expect(Object.keys(figures.fired).toSorted()).toEqual(['abort', 'full', 'held', 'kill', 'refused']);
});

type Figures = Record<'kept' | 'failed' | 'unknown', number> & { fired: Record<string, number> };

function createDevice(context: BrowserContext, tabs: Page[], figures: Figures): Device {
  return {
    async act(turn) {
      const page = tabs[turn.tab] as Page;
      const { isDead, fired, ...outcome } = await page.evaluate((one) => storeTab.act(one), turn);
      for (const kind of fired) figures.fired[kind] = (figures.fired[kind] ?? 0) + 1;
      figures[outcome.said] += 1;
      if (isDead) {
        await page.close();
        tabs[turn.tab] = await openTab(context);
      }
      return outcome;
    },
    corrupt: (target) => (tabs[0] as Page).evaluate((one) => storeTab.corrupt(one), target),
    async find() {
      for (const page of tabs) await page.evaluate(() => storeTab.begin());
      return (tabs[0] as Page).evaluate(() => storeTab.find());
    },
  };
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => 'storeTab' in globalThis);
  return page;
}

/** The product's own modules, as a browser runs them, by address. */
async function bundleTab(): Promise<Map<string, string>> {
  const entry = resolve(import.meta.dirname, '../../apps/web/src/session/store-faults/store-tab.page.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'tab' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunks = first && 'output' in first ? first.output : [];
  return new Map(
    chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [[`/${chunk.fileName}`, chunk.code] as const] : [])),
  );
}
