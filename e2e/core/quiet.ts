import type { Page } from '@playwright/test';

const quietMs = 500;

/** Nothing was loaded for half a second. Unlike `networkidle` it does not wait for the stream of events, which stays open. */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction((forMs) => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(0, ...loaded.map(({ responseEnd }) => responseEnd));
    return performance.now() - last > forMs;
  }, quietMs);
}
