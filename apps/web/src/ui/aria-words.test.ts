import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as words from './aria-words.ts';

/** What has to do with ranges, and groups in lists, none of which the app has. */
const unused = /[Rr]ange(?!Under|Over)|startDate|endDate/;

test.each([
  ['react-aria', 'combobox', words.combobox],
  ['react-aria', 'datepicker', words.datepicker],
  ['react-aria', 'overlays', words.overlays],
  ['react-aria', 'spinbutton', words.spinbutton],
  ['react-stately', 'datepicker', words.dateErrors],
])('%s has no string of %s that is not there in Nepali', async (library, folder, nepali) => {
  const path = `../../../../node_modules/${library}/dist/private/intl/${folder}/en-US.mjs`;
  const source = await readFile(new URL(path, import.meta.url), 'utf8');
  const keys = Array.from(source.matchAll(/^ {4}"(\w+)":/gm), ([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !(key in nepali) && !unused.test(key))).toEqual([]);
});

test('a count is in Devanagari digits', () => {
  const { countAnnouncement } = words.combobox;
  const numbers = new Intl.NumberFormat(words.ariaNepali);
  const number = (value: unknown) => numbers.format(Number(value));
  expect(typeof countAnnouncement === 'function' && countAnnouncement({ optionCount: 3 }, { number })).toBe(
    '३ वटा विकल्प छन्।',
  );
});
