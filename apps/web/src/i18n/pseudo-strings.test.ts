import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { toPseudoLocale } from './pseudo-strings.ts';

const say = (message: string, values?: Record<string, unknown>) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: toPseudoLocale({ id: compileMessage(message) }) } });
  return i18n._('id', values);
};

test('words are accented, longer and framed', () => {
  expect(say('Help')).toBe('⟦Ĥéļþ~~⟧');
});

test('a long sentence is longer by words that wrap', () => {
  expect(say('a'.repeat(70))).toBe(`⟦${'à'.repeat(70)}~~~~~~~~~~ ~~~~~~~~~~ ~⟧`);
});

test('values, plurals and tags stay what they are', () => {
  expect(say('ID {id}', { id: 'abc' })).toBe('⟦ÎĐ abc~~~⟧');
  expect(say('{days, plural, =0 {Today} other {In # days}}', { days: 2 })).toBe('⟦Îñ 2 đàýš~~⟧');
  expect(say('Read <0>this</0>')).toContain('<0>ţĥîš</0>');
});
