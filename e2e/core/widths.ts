import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const sizes = [
  /** A window of 1280 × 1024 at 400 %. */
  { width: 320, height: 256, text: 100 },
  { width: 390, height: 800, text: 100 },
  { width: 768, height: 800, text: 100 },
  { width: 1440, height: 800, text: 100 },
  { width: 390, height: 800, text: 200 },
  { width: 768, height: 800, text: 200 },
  { width: 1440, height: 800, text: 200 },
];

/** Nothing of the page that is open scrolls sideways or is cut off, at any width, nor at twice the text. */
export async function expectFits(page: Page, name: string) {
  for (const { width, height, text } of sizes) {
    await test.step(`${name} at ${width} px, ${text} % text`, async () => {
      await page.setViewportSize({ width, height });
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
      expect(over, `${width} px, ${text} %`).toEqual([]);
      if (width === 320) expect(await findCutText(page)).toEqual([]);
    });
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Words of which a box that does not scroll shows only a part. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.parentElement;
      if (!own || own.closest('[inert]') || !node.textContent?.trim()) continue;
      if (!own.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = own; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        if (width <= 1 || height <= 1 || overflowX === 'auto' || overflowX === 'scroll') break;
        const isCutAside = overflowX !== 'visible' && (text.right > right + 1 || text.left < left - 1);
        const isCutBelow = overflowY !== 'visible' && (text.bottom > bottom + 2 || text.top < top - 2);
        if (isCutAside || isCutBelow) cut.push(`${node.textContent} in ${own.outerHTML.slice(0, 120)}`);
        if (isCutAside || isCutBelow) break;
      }
    }
    return cut;
  });
}
