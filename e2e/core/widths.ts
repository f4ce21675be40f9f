import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const sizes = [
  { width: 320, text: 100 },
  { width: 390, text: 100 },
  { width: 768, text: 100 },
  { width: 1440, text: 100 },
  { width: 390, text: 200 },
  { width: 768, text: 200 },
  { width: 1440, text: 200 },
];

/** Nothing of the page that is open scrolls sideways, at any width, nor at twice the text. */
export async function expectFits(page: Page, name: string) {
  for (const { width, text } of sizes) {
    await test.step(`${name} at ${width} px, ${text} % text`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
        const edge = document.documentElement.clientWidth;
        const wide = [...document.querySelectorAll('body *')].filter(
          (element) => element.checkVisibility() && element.getBoundingClientRect().right > edge + 1,
        );
        return document.documentElement.scrollWidth > edge
          ? wide.map((element) => element.outerHTML.slice(0, 120))
          : [];
      }, text);
      expect(over).toEqual([]);
    });
  }
}
