import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Where less motion is asked for, nothing is animated and nothing glides to its place; colours may still fade. */
export async function expectStill(page: Page) {
  const moving = await page.evaluate(() => {
    const places = /^(all|transform|translate|scale|rotate|top|left|right|bottom|width|height|margin|inset)/;
    const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const glides =
        longest(style.transitionDuration) > 0.01 &&
        style.transitionProperty.split(', ').some((property) => places.test(property));
      const runs = style.animationName !== 'none' && longest(style.animationDuration) > 0.01;
      return glides || runs ? [element.outerHTML.slice(0, 160)] : [];
    });
  });
  expect(moving).toEqual([]);
}
