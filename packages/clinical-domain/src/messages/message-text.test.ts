import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canSend, tidyText } from './message-text.ts';

test.each([
  ['  Namaste  ', 'Namaste'],
  ['one\n\n\ntwo', 'one\n\ntwo'],
  ['one\n\n\n\n\n\ntwo\nthree', 'one\n\ntwo\nthree'],
  ['one\n\ntwo', 'one\n\ntwo'],
  ['one\r\n\r\n\r\ntwo', 'one\n\ntwo'],
  ['\n\n\n', ''],
])('%j is sent as %j', (typed, sent) => expect(tidyText(typed)).toBe(sent));

test('tidied twice is tidied once; nothing but space and newlines goes', () => {
  const typed = fc.string({ unit: fc.constantFrom('a', 'न', ' ', '\n', '\t') });
  fc.assert(
    fc.property(typed, (text) => {
      const sent = tidyText(text);
      expect(tidyText(sent)).toBe(sent);
      expect(sent).not.toMatch(/\n{3}|^\s|\s$/);
      expect(sent.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    }),
  );
});

test('a text or a file is needed', () => {
  expect([canSend('', 0), canSend(' \n ', 0), canSend('x', 0), canSend('', 1)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
