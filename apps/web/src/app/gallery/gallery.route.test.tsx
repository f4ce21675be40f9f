import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openGallery, type Theme } from '../../../test/open-gallery.tsx';
import { locales } from '@portal/ui/i18n/locale.ts';

const themes: Theme[] = ['light', 'dark'];
const sizes = { phone: 390, desktop: 1440 };
const height = 844;
const agreed = { comparatorOptions: { allowedMismatchedPixelRatio: 0.005 } };

afterEach(async () => {
  document.documentElement.removeAttribute('style');
  delete document.documentElement.dataset['theme'];
  await page.viewport(sizes.phone, height);
});

for (const [size, width] of Object.entries(sizes)) {
  for (const theme of themes) {
    test(`looks as agreed, ${theme}, ${size}`, async () => {
      await page.viewport(width, height);
      await openGallery(theme);
      await page.viewport(width, document.documentElement.scrollHeight);
      await expect(page.elementLocator(document.body)).toMatchScreenshot(`gallery-${theme}-${size}`, agreed);
    });

    test.for(locales)(`no accessibility violation, ${theme}, ${size}, %s`, async (locale) => {
      await page.viewport(width, height);
      const screen = await openGallery(theme, locale);
      await expectAccessible();
      await screen.getByRole('button', { name: { en: 'More actions', np: 'अरू काम' }[locale] }).click();
      await expect.element(screen.getByRole('menu')).toBeVisible();
      await expectAccessible();
      await userEvent.keyboard('{Escape}');
      await screen
        .getByRole('button', { name: { en: 'Open a modal', np: 'मोडल खोल्नुहोस्' }[locale] })
        .click();
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      await expectAccessible();
    });
  }

  test(`looks as agreed in Nepali, ${size}`, async () => {
    await page.viewport(width, height);
    const screen = await openGallery('light', 'np');
    for (const [id, name] of [
      ['calendar', 'पात्रोका दिन'],
      ['progress', 'चरण र ट्याब'],
    ] as const)
      await expect(screen.getByRole('region', { name })).toMatchScreenshot(`${id}-np-${size}`, agreed);
  });
}

test.for([320, 390, 768, 1440].flatMap((width) => [100, 200].map((text) => [width, text] as const)))(
  'nothing scrolls sideways at %i px with text of %i percent',
  async ([width, text]) => {
    await page.viewport(width, 900);
    for (const locale of locales) {
      await openGallery('light', locale);
      document.documentElement.style.fontSize = `${text}%`;
      expect(findOverflow()).toEqual([]);
    }
  },
);

/** Empty, or what reaches beyond the screen though nothing around it scrolls or hides it. */
function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map(
      (element) =>
        `${element.tagName} ${element.closest('section')?.id} ${element.textContent?.slice(0, 30)}`,
    );
}
