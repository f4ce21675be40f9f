import type { Page } from '@playwright/test';
import { rememberLanguage } from '../core/language.ts';
import { openPage, protectedPaths, publicPaths } from '../core/pages.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

const sizes = [
  { width: 320, text: 100 },
  { width: 390, text: 100 },
  { width: 768, text: 100 },
  { width: 1440, text: 100 },
  { width: 390, text: 200 },
  { width: 768, text: 200 },
  { width: 1440, text: 200 },
];

for (const locale of ['en', 'np'] as const) {
  test(`nothing scrolls sideways in ${locale}, at any width, nor at twice the text`, async ({
    page,
    patient,
  }) => {
    test.slow();
    await rememberLanguage(page, locale);
    for (const path of publicPaths) await expectFits(page, path);
    await rememberLanguage(page, 'en');
    await signIn(page, patient);
    await rememberLanguage(page, locale);
    for (const path of protectedPaths) await expectFits(page, path);
  });
}

async function expectFits(page: Page, path: string) {
  await openPage(page, path);
  for (const { width, text } of sizes) {
    await test.step(`${path} at ${width} px, ${text} % text`, async () => {
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
