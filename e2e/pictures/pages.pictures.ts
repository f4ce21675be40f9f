import { openPage } from '../core/pages.ts';
import { shoot, signInAsDemoPatient, test } from './shoot.ts';

const publicPages = {
  landing: '/',
  'get-started': '/get-started',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  'not-found': '/no-such-page',
};
const protectedPages = {
  dashboard: '/dashboard',
  menu: '/menu',
  'edit-profile': '/edit-profile',
  settings: '/settings',
  'record-access': '/record-access',
  'download-my-data': '/download-my-data',
  'delete-account': '/settings/delete-account',
  services: '/services',
  'service-lab-tests': '/services/lab-tests',
  'service-emergency': '/services/emergency',
  bills: '/bills',
  notifications: '/notification',
  'care-team': '/care-team',
  appointments: '/appointments',
  'choose-specialty': '/appointments/choose-specialty',
  'select-doctor': '/appointments/select-doctor?specialty=394579002',
  'test-results': '/test-results',
  'no-results-found': '/test-results?name=zzzz',
  medications: '/medications',
  'my-health': '/my-health',
  'my-health-appointments': '/my-health/appointments',
  'my-health-lab-results': '/my-health/lab-results',
  'my-health-medications': '/my-health/medications',
  'my-health-wearables': '/my-health/wearables',
  'my-health-allergies': '/my-health/allergies',
  'my-health-conditions': '/my-health/conditions',
  'my-health-immunizations': '/my-health/immunizations',
  'my-health-vitals': '/my-health/vitals',
  'my-health-documents': '/my-health/documents',
  'health-summary': '/health-summary',
  'share-summary': '/health-summary/share',
};

test('pages', async ({ page, language }) => {
  for (const [name, path] of Object.entries(publicPages)) {
    await openPage(page, path);
    await shoot(page, name);
  }
  await signInAsDemoPatient(page, language);
  for (const [name, path] of Object.entries(protectedPages)) {
    await openPage(page, path);
    await shoot(page, name);
  }
  await openPage(page, '/bills');
  await page.locator('main a[href^="/bills/"]').first().click();
  await page.waitForURL(/\/bills\/.+/);
  await shoot(page, 'bill');
  await openPage(page, '/test-results?name=Lipid');
  await page.locator('main a[href^="/test-results/"]').first().click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
  await shoot(page, 'lab-report');
  await page
    .getByRole('dialog')
    .locator('figure, [role=slider]')
    .first()
    .evaluate((chart) => chart.scrollIntoView({ block: 'center' }));
  await shoot(page, 'lab-trend');
});

test('a page that cannot be loaded', async ({ page, language }) => {
  await signInAsDemoPatient(page, language);
  await page.route('**/r4/**', (route) => route.abort());
  await page.goto('/test-results');
  await page.getByRole('alert').first().waitFor();
  await shoot(page, 'not-loaded');
});
