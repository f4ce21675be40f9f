import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textsOf = (language: 'en' | 'np') =>
  new Map(
    [
      ...readFileSync(`${import.meta.dirname}/strings/${language}.po`, 'utf8').matchAll(
        /msgid "(.*)"\nmsgstr "(.*)"/g,
      ),
    ].map(([, id = '', text = '']) => [id, text]),
  );

test('A7: Family Access is promised as coming, not as there, in both languages', () => {
  for (const [language, coming] of [
    ['en', /^Coming soon/],
    ['np', /^चाँडै आउँदै छ/],
  ] as const) {
    const texts = textsOf(language);
    const [, promise] = [...texts].find(([id]) => /parents and children/.test(id)) ?? [];
    expect(promise).toMatch(coming);
    expect([...texts.keys()].filter((id) => id.includes('ready from the first day'))).toEqual([]);
  }
});
