import { expect, test } from 'vitest';
import { openPageSignedOut } from '../../test/open-page.tsx';

const landing = 'Empowering Patients with Seamless Healthcare Management';

test('the landing says what the portal is, and whose', async () => {
  const { screen } = await openPageSignedOut('/');
  const main = screen.getByRole('main');
  await expect.element(main.getByRole('heading', { level: 1, name: landing })).toBeVisible();
  await expect.element(main.getByRole('paragraph').filter({ hasText: /^Patient Portal$/ })).toBeVisible();
  for (const name of [
    'Appointment Management',
    'Health Records',
    'Billing',
    'Prescriptions',
    'Online Test Results',
    'Family Access',
  ])
    await expect.element(screen.getByRole('heading', { name })).toBeVisible();
  // A7: nothing is promised as there that is not.
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Family Access' }))
    .toMatchTextContent('Coming soon');
  const footer = screen.getByRole('contentinfo');
  await expect.element(footer).toMatchTextContent(`© ${new Date().getFullYear()}`);
  for (const said of ['Himal Clinic', 'Maharajgunj, Kathmandu'])
    await expect.element(footer.getByText(said)).toBeVisible();
  for (const [name, address] of [
    [/^\+977-1-5550100$/, 'tel:+97715550100'],
    [/App Store/, 'https://apps.example/patient-portal'],
    [/Google Play/, 'https://play.example/patient-portal'],
  ] as const)
    await expect.element(footer.getByRole('link', { name })).toHaveAttribute('href', address);
});

test.for(['/help', '/terms', '/privacy', '/get-started'])('%s is public', async (path) => {
  const { router, screen } = await openPageSignedOut(path);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
});

test.for([
  '/dashboard',
  '/my-health',
  '/notification',
  '/notifications',
  '/services/emergency',
  '/bills',
  '/settings',
  '/appointments/time-slot',
])('%s without a session goes to /', async (path) => {
  const { router, screen } = await openPageSignedOut(path);
  await expect.element(screen.getByRole('heading', { level: 1, name: landing })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('an unknown address says so and leads home', async () => {
  const { router, screen } = await openPageSignedOut('/no-such-page');
  await expect.element(screen.getByText('Oops! Page Not Found')).toBeVisible();
  await expect.element(screen.getByText('404 ERROR')).toBeVisible();
  await expect
    .element(screen.getByText("The page you're trying to reach doesn't exist or there's an error."))
    .toBeVisible();
  await screen.getByRole('link', { name: 'Back to Home' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test('the gallery is no part of the portal', async () => {
  const { screen } = await openPageSignedOut('/ui');
  await expect.element(screen.getByText('Oops! Page Not Found')).toBeVisible();
});
