import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Half a pixel less than 44, which is what a scaled screen may round away. */
const least = 43.5;

/** All that can be pressed has the size of a fingertip; a link inside a sentence has the sentence's height. */
export async function expectTargets(page: Page) {
  const small = await page.evaluate((side) => {
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem]';
    return [...document.querySelectorAll(pressable)].flatMap((element) => {
      const fills = getComputedStyle(element, '::after');
      const isWholeCard = fills.content !== 'none' && fills.position === 'absolute' && fills.inset === '0px';
      const isInSentence = getComputedStyle(element).display === 'inline' && !isWholeCard;
      const isShown =
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');
      if (!isShown || isInSentence) return [];
      const around = isWholeCard ? (element as HTMLElement).offsetParent : element.closest('label');
      const { width, height } = (around ?? element).getBoundingClientRect();
      const isOnlySpoken = width <= 1 || height <= 1;
      if (isOnlySpoken || (width >= side && height >= side)) return [];
      return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`];
    });
  }, least);
  expect(small).toEqual([]);
}
