import { expect, test } from 'vitest';
import { sortByName } from './sort-names.ts';

test('vowels before consonants, as in the alphabet', () => {
  const names = ['मोरङ', 'काठमाडौँ', 'इलाम', 'अछाम', 'झापा', 'कास्की'];
  expect(sortByName(names, String, 'ne')).toEqual(['अछाम', 'इलाम', 'काठमाडौँ', 'कास्की', 'झापा', 'मोरङ']);
});

test('capitals do not come first', () => {
  expect(sortByName(['banke', 'Bara', 'Arghakhanchi'], String, 'en')).toEqual([
    'Arghakhanchi',
    'banke',
    'Bara',
  ]);
});
