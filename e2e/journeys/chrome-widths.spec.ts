import type { Page } from '@playwright/test';
import { rememberLanguage } from '../core/language.ts';
import { openPage, protectedPaths, publicPaths } from '../core/pages.ts';
import { signIn } from '../core/sign-in.ts';
import { test } from '../core/test.ts';
import { expectFits } from '../core/widths.ts';

for (const locale of ['en', 'np'] as const) {
  test(`nothing scrolls sideways in ${locale}, at any width, nor at twice the text`, async ({
    page,
    patient,
  }) => {
    test.slow();
    await rememberLanguage(page, locale);
    for (const path of publicPaths) await openAndFit(page, path);
    await rememberLanguage(page, 'en');
    await signIn(page, patient);
    await rememberLanguage(page, locale);
    for (const path of protectedPaths) await openAndFit(page, path);
  });
}

async function openAndFit(page: Page, path: string) {
  await openPage(page, path);
  await expectFits(page, path);
}
