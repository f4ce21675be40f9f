import { expect, test } from 'vitest';
import { findOddWords } from './patient-words.ts';

test.each([
  'We couldn’t load your visits. They’re safe. Check your connection and try again.',
  '{count, plural, one {# of {all} values is above the normal range.} other {# of {all} values are above the normal range.}}',
  'The doctor is not available for appointments at this time. Please select another doctor, or try again later!',
  'Sign Out',
  'Tell us what it is.',
])('%s is as it should be', (text) => {
  expect(findOddWords(text)).toEqual([]);
});

test.each([
  ['We could not load it.', 'the contraction'],
  ['You are offline.', 'the contraction'],
  ['It is safe.', 'the contraction'],
  ['Changes are saved at once.', 'right away'],
  ['Somebody opened it.', 'someone'],
  ['What is inside', 'what’s'],
  ['The call begins soon.', 'start'],
  ['Visits that you book', 'leave “that” out'],
  ['You were signed out', 'log in'],
  [`${'word '.repeat(20)}more.`, '21 words'],
  ['{n, plural, one {# dose} other {' + 'word '.repeat(21) + '}}', '21 words'],
])('%s is odd', (text, why) => {
  expect(findOddWords(text).join('\n')).toContain(why);
});
