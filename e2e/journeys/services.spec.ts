import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

const services = [
  ['Medical Consultation', '/services/medical-consultation'],
  ['Lab Tests & Diagnostics', '/services/lab-tests'],
  ['Pharmacy Orders', '/services/pharmacy-orders'],
  ['Health Plans & Insurance', '/services/health-plans'],
  ['Home Care Services', '/services/home-care'],
  ['Emergency Services', '/services/emergency'],
] as const;

test('six cards, and Explore opens the page of each', async ({ isMobile, page, patient }) => {
  await signIn(page, patient);
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    services.map(([title]) => title),
  );
  for (const [title, path] of services) {
    await test.step(title, async () => {
      await page.goto('/services');
      await page.getByRole('region', { name: title }).getByRole('link', { name: 'Explore' }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
      await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toHaveAttribute(
        'href',
        /^tel:[+\d]+$/,
      );
      if (!isMobile) {
        const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
        await expect(crumbs.locator('[aria-current=page]')).toHaveText(title);
        await expect(crumbs.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
      }
    });
  }
});

test('hours, fee and place come from the hospital', async ({ page, patient }) => {
  await signIn(page, patient);
  await page.goto('/services/lab-tests');
  const main = page.getByRole('main');
  await expect(main.getByText('Sun – Fri, 6:30 AM – 6:00 PM')).toBeVisible();
  await expect(main.getByText('Main Hospital, Kathmandu')).toBeVisible();
  await expect(main.getByText('From Rs 250')).toBeVisible();
});

test('in an emergency the call comes first, even without the records server', async ({ page, patient }) => {
  await signIn(page, patient);
  await page.route('**/r4/HealthcareService*', (route) => route.abort());
  await page.goto('/services/emergency');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Call 102' })).toHaveAttribute('href', 'tel:102');
  await expect(main.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/r4/HealthcareService*');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('Open 24 hours')).toBeVisible();
  await expect(main.locator('a:not(nav a), button').first()).toHaveText('Call 102');
});
