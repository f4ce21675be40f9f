import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { rememberLanguage } from '../core/language.ts';
import { waitForQuiet } from '../core/quiet.ts';
import { atTenToTwo } from '../core/shift-date.ts';
import { signIn } from '../core/sign-in.ts';
import { test as base } from '../core/test.ts';

type Locale = 'en' | 'np';

export const folder = resolve(import.meta.dirname, '../../docs/pictures');
const webpQuality = 0.82;

export const demoPatient = {
  email: 'sita.sharma@example.com',
  password: 'seven-red-marigolds',
  firstName: 'Sita',
  lastName: 'Sharma',
};

/** Every picture is taken on the day of the seed at ten to two. */
export const test = base.extend<{ language: Locale; atTenToTwo: undefined }>({
  language: async ({ locale }, use) => use(locale === 'ne-NP' ? 'np' : 'en'),
  atTenToTwo: [
    async ({ context }, use) => {
      await atTenToTwo(context);
      await use(undefined);
    },
    { auto: true },
  ],
});

export async function signInAsDemoPatient(page: Page, language: Locale) {
  await rememberLanguage(page, language);
  await signIn(page, demoPatient);
}

export async function shoot(page: Page, name: string) {
  await waitForQuiet(page, 1200);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await save(page, await page.screenshot({ animations: 'disabled' }), `${name}-${test.info().project.name}`);
}

/** As WebP, a fifth of a PNG; the browser at hand encodes it. */
export async function save(page: Page, png: Buffer, name: string) {
  const webp = await page.evaluate(
    async ([base64, quality]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [png.toString('base64'), webpQuality] as const,
  );
  writeFileSync(`${folder}/${name}.webp`, Uint8Array.from(webp));
}
