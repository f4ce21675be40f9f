import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { listFeatures } from './nepali-shaping.ts';
import { subsetFonts } from './subset.ts';

test('the fonts in the tree are those that `npm run fonts` makes', { timeout: 60_000 }, async () => {
  for (const { path, bytes } of await subsetFonts()) expect(readFileSync(path).equals(bytes)).toBe(true);
});

test('in Nepali a font does all that it does where no language is said', async () => {
  const path = 'packages/ui/src/fonts/noto-sans-devanagari.woff2';
  const font = await subsetFont(readFileSync(path), 'ट्र५', { targetFormat: 'sfnt' });
  expect(listFeatures(font, 'NEP ')).toEqual(expect.arrayContaining(['blwf', 'locl']));
});
