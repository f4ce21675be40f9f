import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { completeNepali } from './nepali-shaping.ts';

const repository = resolve(import.meta.dirname, '../..');
const folder = 'packages/ui/src/fonts';

/** The weights that the tokens name. Those between them come along; the lighter and the heavier ones go. */
const variationAxes = { wght: { min: 400, max: 700 } };

/** As `unicode-range` in packages/ui/src/fonts.css. */
const sources = [
  {
    file: 'noto-sans.woff2',
    from: '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2193],
      [0x2212, 0x2212],
    ],
  },
  {
    file: 'noto-sans-devanagari.woff2',
    from: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    ranges: [
      [0x900, 0x97f],
      [0x200c, 0x200d],
      [0x20b9, 0x20b9],
      [0x25cc, 0x25cc],
    ],
  },
] as const;

/** The fonts of the screens: Noto Sans without the letters and weights that no screen shows. All shaping stays. */
export function subsetFonts() {
  return Promise.all(
    sources.map(async ({ file, from, ranges }) => {
      const whole = readFileSync(resolve(repository, 'node_modules', from));
      const text = ranges.flatMap(([first, last]) => listLetters(first, last)).join('');
      const cut = await subsetFont(whole, text, { targetFormat: 'sfnt', variationAxes });
      const bytes = await subsetFont(completeNepali(cut), text, { targetFormat: 'woff2' });
      return { path: resolve(repository, folder, file), bytes };
    }),
  );
}

function listLetters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
