import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** No violation of WCAG 2.2 A and AA that axe can find. */
export async function expectAccessible(page: Page) {
  expect(await findViolations(page)).toEqual([]);
}

/** A line for each rule, with the elements that break it. */
export async function findViolations(page: Page): Promise<string[]> {
  await waitForTransitions(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // A page without frames needs no second page to put their findings together.
    .setLegacyMode(page.frames().length === 1)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** A colour on its way from one state to the next is the contrast of neither. */
async function waitForTransitions(page: Page) {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });
}
