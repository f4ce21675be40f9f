import { openGallery } from '../core/gallery.ts';
import { expect, test } from '../core/test.ts';

test.beforeEach(async ({ page }) => {
  await openGallery(page);
});

test('an incomplete form is held back, says what is missing, and leads there', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Form' });
  const email = form.getByRole('textbox', { name: 'Email' });
  const type = form.getByRole('combobox', { name: 'Appointment type' });
  const reason = form.getByRole('textbox', { name: 'Reason for Appointment' });

  await form.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(form.getByText('Required', { exact: true })).toHaveCount(3);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Required');
  await expect(email).toHaveAttribute('aria-invalid', 'true');

  await email.fill('sita');
  await expect(email).not.toHaveAccessibleDescription('Required');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription('Invalid');
  await email.fill('sita@example.org');
  await expect(email).toHaveAccessibleDescription('');
  await email.fill('');
  await expect(email).toHaveAccessibleDescription('Required');
  await email.fill('sita@example.org');

  await email.press('Enter');
  await expect(type).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(type).toHaveValue('Routine');
  await expect(type).toHaveAccessibleDescription('');
  await form.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(reason).toBeFocused();
  await reason.fill('Chest pain');
  await form.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(form.getByRole('status')).toHaveText('Sent: email=sita@example.org&type=1&reason=Chest pain');
});
