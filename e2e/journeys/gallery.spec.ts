import type { Page } from '@playwright/test';
import { expectAccessible } from '../core/accessibility.ts';
import { languages, openGallery, themes } from '../core/gallery.ts';
import { expect, test } from '../core/test.ts';

for (const theme of themes) {
  test(`the gallery looks as agreed, ${theme}`, async ({ page }) => {
    await openGallery(page, theme);
    await expect(page).toHaveScreenshot(`gallery-${theme}.png`, { fullPage: true });
  });

  for (const language of languages) {
    test(`the gallery has no accessibility violation, ${theme}, ${language}`, async ({ page }) => {
      await openGallery(page, theme, language);
      await expectAccessible(page);
      const more = { en: 'More actions', np: 'अरू काम' }[language];
      await page.getByRole('button', { name: more }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: { en: 'Open a modal', np: 'मोडल खोल्नुहोस्' }[language] })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  }
}

test('the gallery in Nepali looks as agreed', async ({ page }) => {
  await openGallery(page, 'light', 'np');
  await expect(page.locator('#calendar')).toHaveScreenshot('calendar-np.png');
  await expect(page.locator('#progress')).toHaveScreenshot('progress-np.png');
});

for (const width of [320, 390, 768, 1440]) {
  for (const textSize of [100, 200]) {
    test(`nothing scrolls sideways at ${width} px with ${textSize} % text`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'the width is set here');
      await page.setViewportSize({ width, height: 900 });
      for (const language of languages) {
        await openGallery(page, 'light', language);
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), textSize);
        expect(await findOverflow(page)).toEqual([]);
      }
    });
  }
}

test('a build without the flag has no gallery', async ({ page }) => {
  await page.goto('/ui');
  await expect(page.getByText('Oops! Page Not Found')).toBeVisible();
});

/** Empty, or what reaches beyond the screen though nothing around it scrolls or hides it. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map(
        (element) =>
          `${element.tagName} ${element.closest('section')?.id} ${element.textContent?.slice(0, 30)}`,
      );
  });
}
