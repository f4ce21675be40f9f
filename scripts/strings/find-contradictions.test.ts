import { expect, test } from 'vitest';
import { findContradictions } from './find-contradictions.ts';

const entry = (file: string, key: string, translation: string) => ({ file, key, translation });

test('the same text translated in two ways is named', () => {
  const found = findContradictions([
    entry('app/np.po', 'Done', 'भयो'),
    entry('a/np.po', 'Done', 'लिइयो'),
    entry('b/np.po', 'All', 'सबै'),
  ]);
  expect(found).toEqual(['“Done” is “भयो” in app/np.po, “लिइयो” in a/np.po']);
});

test('the same text translated alike passes', () => {
  expect(findContradictions([entry('a/np.po', 'All', 'सबै'), entry('b/np.po', 'All', 'सबै')])).toEqual([]);
});
