import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

// F17: two Nepali syllables make words, so there is one.
test.each([
  ['Sita Sharma', 'SS'],
  ['Dr. Anil Kumar Shrestha', 'AS'],
  ['sita', 'S'],
  ['सीता शर्मा', 'सी'],
  ['विष्णु खड्का', 'वि'],
  ['डा. श्रेया महर्जन', 'श्रे'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
