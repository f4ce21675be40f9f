import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { requirements } from './requirements.ts';
import { countStates, listNamed, listPending, listRows } from './rows.ts';

const repository = resolve(import.meta.dirname, '../..');
const rows = listRows(readFileSync(resolve(repository, 'docs/asvs.md'), 'utf8'));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: repository,
  encoding: 'utf8',
}).split('\n');
const names = new Set(files.map((path) => basename(path)));

test.each([1, 2] as const)('every requirement of level %i has one row, and none is made up', (level) => {
  const found = rows.filter((row) => row.level === level).map(({ number }) => number);
  expect(found.toSorted()).toEqual([...requirements[level]].toSorted());
});

test('what is met by a test names one', () => {
  const untested = rows.filter(
    ({ state, how }) => state === 'test' && !/`[\w./-]*\.(test|spec|attack)\.tsx?`/.test(how),
  );
  expect(untested).toEqual([]);
});

test('what is met by reading names where', () => {
  expect(rows.filter(({ state, how }) => state === 'read' && listNamed(how).length === 0)).toEqual([]);
});

test('what is not met says why, and what comes', () => {
  expect(rows.filter(({ state, how }) => state === 'not met' && !/being built: |plan: /i.test(how))).toEqual(
    [],
  );
});

test('every file and folder that is named is there', () => {
  const isThere = (name: string) =>
    name.includes('/')
      ? files.some(
          (path) =>
            path === name || path.endsWith(`/${name}`) || `/${path}`.includes(`/${name.replace(/\/$/, '')}/`),
        )
      : names.has(name);
  const named = rows.flatMap(({ number, how }) => listNamed(how).map((name) => ({ number, name })));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
});

test('rows are counted and grouped', () => {
  const two = listRows(
    '| 1.1.1 | 1 | test | a | `x.test.ts` |\n| 1.1.2 | 1 | not met | b | being built: step-up, quotas. |',
  );
  expect(countStates(two, 1)).toEqual({ test: 1, read: 0, 'n/a': 0, 'not met': 1 });
  expect([...listPending(two)]).toEqual([
    ['step-up', ['1.1.2']],
    ['quotas', ['1.1.2']],
  ]);
  expect(() => listRows('| 1.1.1 | 1 | perhaps | a | b |')).toThrow('1.1.1');
});
