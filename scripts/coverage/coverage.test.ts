import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listNumbered, listNumbers } from './numbered-lines.ts';

const repository = resolve(import.meta.dirname, '../..');
const coverage = readFileSync(resolve(repository, 'docs/coverage.md'), 'utf8');

/** How many bullets, table rows and paragraphs each section of the specification has. */
const linesOfSection = { 1: 11, 2: 49, 3: 22, 4: 14, 5: 8, 6: 4, 7: 19, 8: 8, 9: 9 };

test('no line of the specification is left out, and none is made up', () => {
  const covered = new Set(listNumbered(coverage).flatMap(({ numbers }) => numbers));
  const all = Object.entries(linesOfSection).flatMap(([section, lines]) =>
    Array.from({ length: lines }, (_, index) => `${section}.${index + 1}`),
  );
  expect(all.filter((line) => !covered.has(line))).toEqual([]);
  expect([...covered].filter((line) => !all.includes(line))).toEqual([]);
});

test('every line has a place and a test', () => {
  const rows = listNumbered(coverage);
  const untold = rows.filter(
    ({ where, tests }) => where === '' || !/\.(spec|test|attack)\.tsx?`/.test(tests),
  );
  expect(untold).toEqual([]);
});

test('a row may stand for several lines', () => {
  expect(listNumbers('7.2–7.4, 9.1')).toEqual(['7.2', '7.3', '7.4', '9.1']);
  expect(() => listNumbers('7.4–7.2')).toThrow('7.4–7.2');
  expect(() => listNumbers('somewhere')).toThrow('somewhere');
});

test('every departure gives its reason', () => {
  const isUnexplained = (row: string) => /departure/.test(row) && !/because|decisions\//.test(row);
  expect(coverage.split('\n').filter((line) => line.startsWith('|') && isUnexplained(line))).toEqual([]);
  expect(isUnexplained('| 9.1 | a | departure: b | `c.test.ts` |')).toBe(true);
});
