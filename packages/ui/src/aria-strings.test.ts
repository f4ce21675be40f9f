import {
  LocalizedStringDictionary,
  LocalizedStringFormatter,
  type LocalizedString,
} from '@internationalized/string';
import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as strings from './aria-strings.ts';

/** What has to do with ranges, and groups in lists, none of which the app has. */
const unused = /[Rr]ange(?!Under|Over)|startDate|endDate/;

test.each([
  ['react-aria', 'combobox', strings.combobox],
  ['react-aria', 'datepicker', strings.datepicker],
  ['react-aria', 'overlays', strings.overlays],
  ['react-aria', 'spinbutton', strings.spinbutton],
  ['react-stately', 'datepicker', strings.dateErrors],
])('%s has no string of %s that is not there in Nepali', async (library, folder, nepali) => {
  const path = `../../../node_modules/${library}/dist/private/intl/${folder}/en-US.mjs`;
  const source = await readFile(new URL(path, import.meta.url), 'utf8');
  const keys = Array.from(source.matchAll(/^ {4}"(\w+)":/gm), ([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !(key in nepali) && !unused.test(key))).toEqual([]);
});

/** Every value that react-aria gives to a message; a message that asks for another one says "undefined". */
const values = fc.record({
  date: fc.string({ minLength: 1 }),
  time: fc.string({ minLength: 1 }),
  optionText: fc.string({ minLength: 1 }),
  isSelected: fc.boolean(),
  optionCount: fc.nat(),
  minValue: fc.string({ minLength: 1 }),
  maxValue: fc.string({ minLength: 1 }),
});

const { ariaNepali, ...tables } = strings;
const messages = Object.entries(tables).flatMap(([name, table]) =>
  Object.keys(table).map((key) => [name, key, table] as const),
);

test.each(messages)('F1: react-aria’s own formatter can say %s.%s', (_, key, table) => {
  const formatter = formatterOf(table);
  fc.assert(
    fc.property(values, (given) => {
      expect(formatter.format(key, given)).not.toMatch(/undefined|NaN|\[object/);
    }),
  );
});

test('F1: a count is in Devanagari digits', () => {
  const count = (optionCount: number) =>
    formatterOf(strings.combobox).format('countAnnouncement', { optionCount });
  expect([count(3), count(2500)]).toEqual(['३ वटा विकल्प छन्।', '२,५०० वटा विकल्प छन्।']);
});

/** As react-aria makes it, which calls a message with the formatter itself. */
function formatterOf(table: Record<string, unknown>) {
  const dictionary = new LocalizedStringDictionary<string, LocalizedString>({
    [ariaNepali]: table as Record<string, LocalizedString>,
  });
  return new LocalizedStringFormatter(ariaNepali, dictionary);
}
