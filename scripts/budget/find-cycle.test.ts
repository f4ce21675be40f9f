import { expect, test } from 'vitest';
import { findCycle } from './find-cycle.ts';

const chunk = (file: string, ...imports: string[]) => ({ file, imports });

test('files that import each other in a circle are found', () => {
  const manifest = { a: chunk('a.js', 'b'), b: chunk('b.js', 'c'), c: chunk('c.js', 'b') };
  expect(findCycle(manifest)).toEqual(['b.js', 'c.js', 'b.js']);
});

test('a file that two others need is no circle', () => {
  const manifest = { a: chunk('a.js', 'b', 'c'), b: chunk('b.js', 'c'), c: chunk('c.js') };
  expect(findCycle(manifest)).toBeUndefined();
});
