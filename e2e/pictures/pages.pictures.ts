import { rememberLanguage } from '../core/language.ts';
import { openPage } from '../core/pages.ts';
import { inEachLanguage, shoot, signInAsDemoPatient } from './shoot.ts';

const publicPages = {
  landing: '/',
  'get-started': '/get-started',
  help: '/help',
  terms: '/terms',
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
  appointments: '/appointments',
  'choose-specialty': '/appointments/choose-specialty',
  'select-doctor': '/appointments/select-doctor?specialty=394579002',
  'test-results': '/test-results',
  'test-results-filters': '/test-results?status=preliminary',
  medications: '/medications',
  'my-health-appointments': '/my-health',
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

inEachLanguage('pages', async (page, locale) => {
  await rememberLanguage(page, locale);
  for (const [name, path] of Object.entries(publicPages)) {
    await openPage(page, path);
    await shoot(page, name, locale);
  }
  await signInAsDemoPatient(page, locale);
  for (const [name, path] of Object.entries(protectedPages)) {
    await openPage(page, path);
    await shoot(page, name, locale);
  }
  await openPage(page, '/bills');
  await page.locator('main a[href^="/bills/"]').first().click();
  await page.waitForURL(/\/bills\/.+/);
  await shoot(page, 'bill', locale);
  await openPage(page, '/test-results?name=Lipid');
  await page.locator('main a[href^="/test-results/"]').first().click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
  await shoot(page, 'lab-report', locale);
});
