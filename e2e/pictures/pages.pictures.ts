import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { rememberLanguage } from '../core/language.ts';
import { openPage } from '../core/pages.ts';
import { signIn } from '../core/sign-in.ts';
import { test } from '../core/test.ts';

const folder = resolve(import.meta.dirname, '../../docs/pictures');
const sita = {
  email: 'sita.sharma@example.com',
  password: 'kathmandu-2083',
  firstName: 'Sita',
  lastName: 'Sharma',
};

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
  'delete-account': '/settings/delete-account',
  services: '/services',
  'service-lab-tests': '/services/lab-tests',
  'service-emergency': '/services/emergency',
  bills: '/bills',
  notifications: '/notification',
  medications: '/medications',
  'my-health-appointments': '/my-health',
  'my-health-medications': '/my-health/medications',
  'my-health-wearables': '/my-health/wearables',
  'my-health-allergies': '/my-health/allergies',
  'my-health-conditions': '/my-health/conditions',
  'my-health-immunizations': '/my-health/immunizations',
  'my-health-vitals': '/my-health/vitals',
  'my-health-documents': '/my-health/documents',
};

for (const locale of ['en', 'np'] as const) {
  test(`pictures in ${locale}`, async ({ page }) => {
    const look = `${test.info().project.name}${locale === 'np' ? '-np' : ''}`;
    await rememberLanguage(page, locale);
    for (const [name, path] of Object.entries(publicPages)) await shoot(page, path, `${name}-${look}`);
    await rememberLanguage(page, 'en');
    await signIn(page, sita);
    await rememberLanguage(page, locale);
    for (const [name, path] of Object.entries(protectedPages)) await shoot(page, path, `${name}-${look}`);
  });
}

async function shoot(page: Page, path: string, name: string) {
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
}
