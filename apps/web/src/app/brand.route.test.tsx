import { writeBrandStyles } from '@portal/clinical-domain/brand/brand-styles';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { openPage } from '../../test/open-page.tsx';
import { getPortalConfig } from '../http/portal-config.ts';
import { prepare } from '../session/prepare.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="%238a1538" d="M0 0h90v30H0z"/></svg>';
const logo = { address: `'data:image/svg+xml,${drawing}'`, width: 90, height: 30 };
const style = document.createElement('style');

/** As /v1/brand.css says it, which stands before the portal's own styles. */
async function brand(color: string) {
  style.textContent = writeBrandStyles({ color, logo });
  document.head.prepend(style);
  await prepare();
  Object.assign(getPortalConfig(), { clinicPlace: 'Lalitpur', clinicPlaceInNepali: 'ललितपुर' });
}

afterEach(() => {
  style.remove();
  Object.assign(getPortalConfig(), { clinicPlace: undefined, clinicPlaceInNepali: undefined });
});

const looks = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    // The second is as light as is accepted.
    ['#8a1538', '#767676'].map((color) => ({ width, theme, color })),
  ),
);

test.for(looks)(
  'signed in, $width wide, $theme, $color: logo, name and place head the portal',
  async (look) => {
    await brand(look.color);
    const { screen } = await openPage('/dashboard', undefined, look);
    const header = screen.getByRole('banner');
    const link = header.getByRole('link', { name: 'Himal Clinic Lalitpur' });
    await expect.element(link).toBeVisible();
    const mark = link.element().querySelector('.brand-mark');
    const { width, height } = mark?.getBoundingClientRect() ?? {};
    expect(width).toBe((height ?? 0) * 3);
    expect(getComputedStyle(mark ?? document.body).backgroundImage).toContain('image/svg+xml');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(look.width);
    await expectAccessible();
  },
);

test.for(looks)('signed out, $width wide, $theme, $color: the landing is the clinic’s', async (look) => {
  await brand(look.color);
  const { screen } = await openPage('/', undefined, { ...look, isSignedIn: false });
  await expect.element(screen.getByRole('link', { name: 'Himal Clinic Lalitpur' })).toBeVisible();
  await expectAccessible();
});

test('the primary button is in the clinic’s colour, what warns keeps its own', async () => {
  await brand('#8a1538');
  await openPage('/', undefined, { isSignedIn: false });
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
  expect(token('--color-primary')).toBe('#8a1538');
  expect(token('--danger-solid')).toBe('#bd2530');
  document.documentElement.dataset['theme'] = 'dark';
  expect(token('--color-primary')).toBe('#d6adb9');
  expect(token('--danger-solid')).toBe('#f2868d');
});

test('in Nepali the place is too', async () => {
  await brand('#8a1538');
  await openPage('/dashboard', undefined, { locale: 'np' });
  await expect.element(page.getByRole('banner').getByText('ललितपुर')).toBeVisible();
});
