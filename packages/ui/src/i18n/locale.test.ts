import { expect, test } from 'vitest';
import { intlLocalesOf, languageTagOf, languageTitleOf, parseLocale } from './locale.ts';

test.each([
  ['en', 'ENG', 'en'],
  ['np', 'NEP', 'ne'],
] as const)('%s is titled %s and tagged %s', (locale, title, tag) => {
  expect(languageTitleOf(locale)).toBe(title);
  expect(languageTagOf(locale)).toBe(tag);
});

test.each([intlLocalesOf('np'), intlLocalesOf('np').slice(1)])(
  'Nepali has its digits, its grouping and its plurals, whether Intl knows it or not',
  (...locales) => {
    expect(new Intl.NumberFormat(locales).format(240_000)).toBe('२,४०,०००');
    expect([0, 1, 2].map((count) => new Intl.PluralRules(locales).select(count))).toEqual([
      'other',
      'one',
      'other',
    ]);
  },
);

test.each([
  ['np', 'np'],
  ['en', 'en'],
  ['ne', 'en'],
  [undefined, 'en'],
  [{}, 'en'],
])('a stored %j is read as %s', (stored, locale) => {
  expect(parseLocale(stored)).toBe(locale);
});
