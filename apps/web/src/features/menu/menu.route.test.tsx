import { afterEach, expect, test } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';

afterEach(() => {
  localStorage.removeItem('theme');
  delete document.documentElement.dataset['themeChoice'];
});

const places = [
  ['Edit Profile', '/edit-profile', 'Edit Profile'],
  ['Test Results', '/test-results', 'Test Results'],
  ['Medications', '/medications', 'Medications'],
  ['My care team', '/care-team', 'My care team'],
  ['Services', '/services', 'Services'],
  ['Bills', '/bills', 'Outstanding Payment'],
  ['My health summary', '/health-summary', 'My health summary'],
  ['Who looked at my record', '/record-access', 'Who looked at my record'],
  ['Download my data', '/download-my-data', 'Download my data'],
  ['Notifications', '/notifications', 'Notification'],
  ['Settings', '/settings', 'Settings'],
  ['Help & Support', '/help', 'Help'],
  ['Terms', '/terms', 'Terms'],
  ['Privacy', '/privacy', 'Privacy'],
] as const;

test.for([390, 1440])('who is signed in, and every page by its name, %i wide', async (width) => {
  const { router, screen } = await openPage('/menu', undefined, { width });
  const main = screen.getByRole('main');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Menu');
  await expect.element(main.getByText('Maya Tamang')).toBeVisible();
  await expect.element(main.getByText('Patient ID patient-of-a-test')).toBeVisible();
  await expect.element(main.getByRole('combobox', { name: 'Language' })).toMatchTextContent('English (ENG)');
  await expect.element(main.getByRole('combobox', { name: 'Appearance' })).toHaveValue('system');
  await expect.element(main.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  for (const [label, path, title] of places) {
    await main.getByRole('link', { name: label }).click();
    await expect.poll(() => router.state.location.pathname).toBe(path);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    if (width > 390)
      await expect
        .element(screen.getByRole('navigation', { name: 'Breadcrumb' }).getByText(title))
        .toBeVisible();
    await router.navigate('/menu');
  }
});

test('Appearance darkens the portal, and the device remembers it', async () => {
  const { screen } = await openPage('/menu');
  await screen.getByRole('combobox', { name: 'Appearance' }).selectOptions('Dark');
  await expect.poll(() => document.documentElement.dataset['themeChoice']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});
