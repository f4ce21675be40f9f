import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imitates } from './look-alike.ts';
import { isPlainText, toPlainText } from './plain-text.ts';

test.each([
  ['Nepali with a joiner', 'गर्\u200Dयो, बुझ्\u200Cन'],
  ['Nepali', 'श्रीमती मायादेवी तामाङ — काठमाडौँ'],
  ['Persian with a non-joiner', 'می\u200Cخواهم'],
  ['an Arabic name with a mark', 'علي (Ali)\u200F'],
  ['a Hebrew name', 'שרה כהן'],
  ['an emoji of several', '👩🏽\u200D⚕️ 👨\u200D👩\u200D👧 🏳️\u200D🌈'],
  ['a flag of tags', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['a key', '1️⃣ ❤️ ☎︎'],
  ['lines and tabs', 'one\n\ttwo\r\nthree'],
  ['accents', 'José Müller, Đặng, O’Neill'],
  ['Tibetan', 'བཀྲ་ཤིས་'],
])('%s is plain', (_, text) => {
  expect(toPlainText(text)).toBe(text);
});

test.each([
  ['an override', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['isolates', '\u2066+977 98\u2069', '+977 98'],
  ['a mark among Latin letters', 'Dr\u200F. Rai', 'Dr. Rai'],
  ['a zero-width space', 'Him\u200Bal', 'Himal'],
  ['a joiner in a Latin word', 'Him\u200Dal', 'Himal'],
  ['a joiner at the beginning', '\u200Dक', 'क'],
  ['two joiners', 'गर्\u200D\u200Dयो', 'गर्\u200Dयो'],
  ['a soft hyphen', 'cli\u00ADnic', 'clinic'],
  ['a byte order mark', '\uFEFFhello', 'hello'],
  ['a filler', 'a\u3164b', 'ab'],
  ['tags', 'hi\u{E0068}\u{E0069}', 'hi'],
  ['a control', 'a\u0000b\u0085c', 'abc'],
  ['half a character', 'a\uD83D', 'a'],
  ['a variant of nothing', ' \uFE0Fa', ' a'],
])('%s is left out', (_, text, left) => {
  expect([isPlainText(text), toPlainText(text)]).toEqual([false, left]);
});

test('what was made plain is plain, and nothing that is seen is lost', () => {
  const hiding = [
    '\u200D',
    '\u200C',
    '\u202E',
    '\u2069',
    '\u200B',
    '\uFE0F',
    '\u200F',
    '\uFEFF',
    '\u{E0067}',
    '\u{E007F}',
  ];
  const shown = ['क', '्', 'ي', '👩', '🏽', '🏴', '❤', 'a', ' ', '1', '\n'];
  const parts = fc.constantFrom(...hiding, ...shown);
  const listShown = (text: string) => Array.from(text).filter((letter) => shown.includes(letter));
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 20 }), (letters) => {
      const text = letters.join('');
      const plain = toPlainText(text);
      expect(toPlainText(plain)).toBe(plain);
      expect(listShown(plain)).toEqual(listShown(text));
      expect(plain).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/u);
    }),
  );
});

const names = ['Himal Valley Hospital', 'हिमाल भ्याली अस्पताल'];

test.each([
  'Нimal Valley Hospital',
  'Himаl Vаlley Hоspital',
  'the HIMAL VALLEY HOSPITАL desk',
  'Hima1 Va11ey Hospital',
  'Ｈｉｍａｌ Valley Hospital',
  'Hímal Valléy Hospital',
  'HlMAL Valley Hospital',
  '𝐇𝐢𝐦𝐚𝐥 Valley Hospital',
])('%s only looks like the clinic', (text) => {
  expect(imitates(text, names)).toBe(true);
});

test.each([
  'Himal Valley Hospital',
  'I was at HIMAL  valley hospital today',
  'हिमाल भ्याली अस्पताल',
  'हिमाल भ्याली\u200C अस्पताल',
  'Himal Tamang',
  'Химал Тaманг',
  'Valley Hospital of Himal',
  '',
])('%s does not', (text) => {
  expect(imitates(text, names)).toBe(false);
});
