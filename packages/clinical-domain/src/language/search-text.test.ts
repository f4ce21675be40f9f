import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, matchesText } from './search-text.ts';

test.each([
  ['Lipid Profile', 'lipid'],
  ['लिपिड प्रोफाइल', 'लिपिड'],
  ['एचबीए१सी', 'एचबीए1सी'],
  ['COVID-19', 'covid-१९'],
  ['सङ्क्रमण', 'संक्रमण'],
  ['संक्रमण', 'सङ्क्र'],
  ['मङ्सिर', 'मंसिर'],
  ['आँखा', 'आंखा'],
  ['पढ़ाइ', 'पढाइ'],
  ['पढ\u093Cाइ', 'प\u0922\u093Cाइ'],
  ['डा\u200D. शर्मा', 'डा. शर्मा'],
  ['क्\u200Cष', 'क्ष'],
  ['बिहीबार', 'बिहिबार'],
  ['दूध', 'दुध'],
  ['अन्त', 'अन'],
  ['सामान्य', 'सामान'],
  ['Café', 'cafe'],
  ['anything', '  '],
])('%s has %s', (text, typed) => {
  expect(matchesText(text, typed)).toBe(true);
});

test.each([
  ['रगत', 'रक्त'],
  ['कम', 'काम'],
  ['Lipid', 'lipids'],
  ['२०८३', '2082'],
])('%s has no %s', (text, typed) => {
  expect(matchesText(text, typed)).toBe(false);
});

const texts = fc.string({ unit: fc.constantFrom(...Array.from('कखङञमनतदपबािीुूँं़्\u200C\u200D१२aBc é')) });

test('a text is found in itself, and folding it again changes nothing', () => {
  fc.assert(
    fc.property(texts, texts, (text, more) => {
      expect(matchesText(text + more, text)).toBe(true);
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
