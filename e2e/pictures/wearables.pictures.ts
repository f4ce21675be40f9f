import type { Page } from '@playwright/test';
import { becomePhone, onPhone } from '../core/phone-health.ts';
import { expect } from '../core/test.ts';
import { shoot, signInAsDemoPatient, test } from './shoot.ts';

const kit = (page: Page) => page.locator('section[aria-labelledby=health-kit]');
const inView = (page: Page) => kit(page).evaluate((card) => card.scrollIntoView({ block: 'center' }));

/** The phone app's screens, on a page that believes it runs there. */
test('wearables', async ({ page, language }) => {
  test.skip(!test.info().project.name.startsWith('phone'), 'Only a phone has them.');
  await signInAsDemoPatient(page, language);
  await page.reload();
  await page.locator('main a[href="/services"]').first().waitFor();
  await becomePhone(page);
  await page.locator('main a[href="/services"]').first().click();
  await page.waitForURL('/services');
  await page.goBack();
  await kit(page).getByRole('button').first().waitFor();
  await inView(page);
  await shoot(page, 'health-kit-not-synced');
  await onPhone(page, { isAllowed: true });
  await expect(kit(page).getByRole('link')).toBeVisible();
  await inView(page);
  await shoot(page, 'health-kit-synced');
  await kit(page).getByRole('link').click();
  await page.waitForURL('/my-health/wearables');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.evaluate(() => window.scrollTo(0, 0));
  await shoot(page, 'wearables');
  await page.getByRole('radiogroup').locator('label').nth(1).click();
  await page.locator('details').first().locator('summary').click();
  await page
    .getByRole('article')
    .first()
    .evaluate((card) => card.scrollIntoView({ block: 'start' }));
  await page.mouse.wheel(0, -120);
  await shoot(page, 'wearables-30-days');
  await onPhone(page, { isBroken: true });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await shoot(page, 'wearables-failed');
});
