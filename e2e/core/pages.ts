import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What opens by its address alone; /video-call needs a visit that leads to it (video-call.spec.ts). */
export const publicPaths = [
  '/',
  '/get-started',
  '/help',
  '/offline',
  '/terms',
  '/privacy',
  '/account-deleted',
  '/accessibility',
  '/share',
  '/no-such-page',
];
export const protectedPaths = [
  '/dashboard',
  '/menu',
  '/edit-profile',
  '/settings',
  '/settings/delete-account',
  '/record-access',
  '/download-my-data',
  '/services',
  '/services/lab-tests',
  '/services/emergency',
  '/bills',
  '/notification',
  '/messages',
  '/care-team',
  '/appointments',
  '/appointments/choose-specialty',
  '/appointments/select-doctor?specialty=394579002',
  '/test-results',
  '/test-results?name=lipid&status=final&date=2026-11-12',
  '/my-health/lab-results',
  '/medications',
  '/my-health',
  '/my-health/appointments',
  '/my-health/medications',
  '/my-health/wearables',
  '/my-health/allergies',
  '/my-health/conditions',
  '/my-health/immunizations',
  '/my-health/vitals',
  '/my-health/documents',
  '/health-summary',
  '/health-summary/share',
];

export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('output, [role=status]').filter({ hasText: /Loading|लोड/ })).toHaveCount(0);
}
