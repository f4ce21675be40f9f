import type { Page } from '@playwright/test';
import { blockPopups, enterPassword, openLogin } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

const issuer = `http://localhost:${stack.ports.identity}/realms/portal`;

test('a patient who does not allow access is told so and can try again', async ({ page, patient }) => {
  const popup = await openLogin(page);
  await enterPassword(popup, patient);
  await popup.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You didn’t allow access' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();
});

test('an answer that this tab did not ask for is refused with a message', async ({ page }) => {
  await answerLogin(page, (answer) => answer.set('state', 'forged'));
  await expect(page.getByRole('alert').filter({ hasText: /doesn’t belong to your login/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/callback$/);
});

/** Starts a sign-in by redirect and answers in the identity server's place, with one thing changed. */
async function answerLogin(page: Page, change: (answer: URLSearchParams) => void) {
  await blockPopups(page);
  await page.goto('/get-started');
  const asked = page.waitForRequest((request) =>
    request.url().startsWith(`${issuer}/protocol/openid-connect/auth`),
  );
  await page.getByRole('button', { name: 'Login' }).first().click();
  const state = new URL((await asked).url()).searchParams.get('state') ?? '';
  await page.waitForURL(`${issuer}/**`);
  const answer = new URLSearchParams({ code: 'code', state, iss: issuer });
  change(answer);
  await page.goto(`/callback?${answer}`);
}
