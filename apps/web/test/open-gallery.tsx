import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Locale } from '@portal/ui/i18n/locale.ts';
import { show } from './open-page.tsx';

export type Theme = 'light' | 'dark';

/** Every piece of the design system in every state, at /ui; no route table of a build has it. */
export async function openGallery(theme: Theme = 'light', locale: Locale = 'en') {
  const lazy = () => import('../src/app/gallery/gallery.route.tsx');
  show([{ path: '/ui', lazy, HydrateFallback: () => null }], `/ui?theme=${theme}&lang=${locale}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await document.fonts.ready;
  return page;
}
