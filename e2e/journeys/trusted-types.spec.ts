import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

test('B16: text that reaches a page never becomes markup or script; the page itself works', async ({
  page,
  patient,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await signIn(page, patient);
  const plant = (how: 'markup' | 'script' | 'words') =>
    page.evaluate((kind) => {
      const script = document.createElement('script');
      try {
        if (kind === 'markup') document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>');
        else if (kind === 'script') script.src = '/assets/elsewhere.js';
        else document.body.append('plain words');
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    }, how);
  expect(await plant('markup')).toBe('TypeError');
  expect(await plant('script')).toBe('TypeError');
  expect(await plant('words')).toBe('taken');

  await test.step('a select announces what it has found', async () => {
    await page.goto('/edit-profile');
    await page.getByRole('combobox').first().click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
  expect(errors).toEqual([]);
});
