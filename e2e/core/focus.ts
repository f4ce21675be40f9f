import type { Page } from '@playwright/test';
import { lookAtFocus, type Stop } from '../../apps/web/test/look-at-focus.ts';
import { expect } from './test.ts';

const settleMs = 1500;

/**
 * Where the focus is, and what is wrong there: it is not shown, or something stands over it. A list that closes when the
 * focus leaves it has a moment for that.
 */
export async function findFocus(page: Page): Promise<Stop | undefined> {
  let stop = await page.evaluate(lookAtFocus);
  for (const until = Date.now() + settleMs; stop?.trouble !== undefined && Date.now() < until;) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    stop = await page.evaluate(lookAtFocus);
  }
  return stop;
}

/** The focus is shown, and nothing stands over it. */
export async function expectFocusSeen(page: Page) {
  const stop = await findFocus(page);
  expect(stop?.trouble, stop?.name).toBeUndefined();
}
