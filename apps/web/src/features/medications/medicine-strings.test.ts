import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (feature: string, language: string) =>
  readFileSync(new URL(`../${feature}/strings/${language}.po`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => /^msgstr "(.+)"$/.exec(line)?.[1] ?? []);

/** An order to take something, at the beginning of a sentence or with “now”. “Take a photo” is none. */
const commandsIn = (texts: string[]) =>
  texts.filter((text) =>
    /(^|[.:!?] )take (it|them|one|your|the|this)\b|\btake (it|them|one) now\b/i.test(text),
  );

test.each(['medications', 'offline', 'dashboard'])(
  'A1: no word of %s tells anybody to take a medicine',
  (feature) => {
    expect(commandsIn(read(feature, 'en'))).toEqual([]);
    expect(
      read(feature, 'np').filter((text) => /(औषधि|डोज|मात्रा) (अहिले )?(लिनुहोस्|खानुहोस्)/.test(text)),
    ).toEqual([]);
  },
);

test('the check sees what it looks for', () => {
  expect(
    commandsIn(['They are safe. Take them as your doctor told you.', 'You can take it now']),
  ).toHaveLength(2);
});
