import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

test('the menu shows who is signed in and leads to every page by its name', async ({
  isMobile,
  page,
  patient,
}) => {
  await signIn(page, patient);
  await page.goto('/menu');
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(`${patient.firstName} ${patient.lastName}`)).toBeVisible();
  await expect(main.getByText(`Patient ID ${patient.id}`)).toBeVisible();
  await expect(main.getByRole('combobox', { name: 'Language' })).toContainText('English (ENG)');
  await expect(main.getByRole('combobox', { name: 'Appearance' })).toHaveValue('system');
  await expect(main.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const places = {
    'Edit Profile': ['/edit-profile', 'Edit Profile'],
    'Test Results': ['/test-results', 'Test Results'],
    Medications: ['/medications', 'Medications'],
    Services: ['/services', 'Services'],
    Bills: ['/bills', 'Outstanding Payment'],
    'My health summary': ['/health-summary', 'My health summary'],
    'Who looked at my record': ['/record-access', 'Who looked at my record'],
    'Download my data': ['/download-my-data', 'Download my data'],
    Notifications: ['/notifications', 'Notification'],
    Settings: ['/settings', 'Settings'],
    'Help & Support': ['/help', 'Help'],
    Terms: ['/terms', 'Terms'],
    Privacy: ['/privacy', 'Privacy'],
  } as const;
  for (const [label, [path, title]] of Object.entries(places)) {
    await test.step(label, async () => {
      await main.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(title);
      if (!isMobile)
        await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(title)).toBeVisible();
      await page.goto('/menu');
    });
  }
});

test('Appearance in the menu darkens the portal, and the device remembers it', async ({ page, patient }) => {
  await signIn(page, patient);
  await page.goto('/menu');
  await page.getByRole('combobox', { name: 'Appearance' }).selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
