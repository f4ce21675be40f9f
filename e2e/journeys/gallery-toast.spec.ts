import { openGallery } from '../core/gallery.ts';
import { expect, test } from '../core/test.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-11-18T10:00:00' });
  await openGallery(page);
  await page.clock.pauseAt('2026-11-18T11:00:00');
});

test('a toast is announced, goes after five seconds, and waits while it is read', async ({ page }) => {
  const region = page.getByRole('region', { name: 'Messages to you' });
  await page.getByRole('button', { name: 'Show a toast' }).click();
  await expect(region).toMatchAriaSnapshot(`
    - region "Messages to you":
      - alert
      - status:
        - paragraph: Information
        - paragraph: Doctors are not available in Anesthetics !
        - button "Close"
  `);
  await page.clock.runFor(4000);
  await region.getByText('Information').hover();
  await page.clock.runFor(20_000);
  await expect(region.getByText('Information')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(900);
  await expect(region.getByText('Information')).toBeVisible();
  await page.clock.runFor(200);
  await expect(region.getByText('Information')).toBeHidden();
});

test('a toast with the focus waits too, and gives the focus back when it is closed', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Show an error' });
  const region = page.getByRole('region', { name: 'Messages to you' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(region.getByRole('alert')).toContainText('Permission Denied');
  await region.getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor(20_000);
  await expect(region.getByRole('alert')).toContainText('Permission Denied');
  await page.keyboard.press('Enter');
  await expect(region.getByRole('alert')).toBeEmpty();
  await expect(opener).toBeFocused();
});
