import type { Locator, Page } from '@playwright/test';
import { expectFocusSeen, findFocus } from './focus.ts';
import { expect, test } from './test.ts';

const farthest = 90;

/** Goes on with Tab until the focus is there; at every stop it is seen. */
export async function tabTo(target: Locator) {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < farthest; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    // An open list hides the rest of the page from locators by role.
    const isThere = (element: Element) => element === document.activeElement;
    if ((await target.count()) === 1 && (await target.evaluate(isThere))) return;
  }
  await expect(target).toBeFocused();
}

/** Tab through the page and Shift+Tab back: wherever the focus comes, it is shown and not covered. */
export async function expectEveryStopSeen(page: Page, name: string) {
  await test.step(`${name}: every stop of Tab is seen`, async () => {
    for (const key of ['Tab', 'Shift+Tab']) expect(await walk(page, key)).toEqual([]);
  });
}

/** Until the page is left, or a dialog that keeps the focus begins again. */
async function walk(page: Page, key: string): Promise<string[]> {
  const troubles: string[] = [];
  await page.keyboard.press(key);
  const first = await page.evaluateHandle(() => document.activeElement);
  for (let presses = 0; presses < farthest; presses += 1) {
    const stop = await findFocus(page);
    if (!stop) break;
    if (stop.trouble !== undefined) troubles.push(`${key}: ${stop.trouble}: ${stop.name}`);
    await page.keyboard.press(key);
    if (await first.evaluate((element) => element === document.activeElement)) break;
  }
  await first.dispose();
  return troubles;
}
