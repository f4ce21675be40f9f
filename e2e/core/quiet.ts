import type { Page } from '@playwright/test';

/** Nothing was loaded for half a second, or as long as is asked for. Unlike `networkidle` it does not wait for the stream of events, which stays open. */
export async function waitForQuiet(page: Page, quietMs = 500): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction((forMs) => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(0, ...loaded.map(({ responseEnd }) => responseEnd));
    return performance.now() - last > forMs;
  }, quietMs);
}
