import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findSilentQueries } from './find-silent-queries.ts';

const web = resolve(import.meta.dirname, '../../apps/web');

test('every query of the web app names the types that refresh it, or says why none does', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: web }).filter((file) => !file.includes('.test.'));
  const silent = files.flatMap((file) =>
    findSilentQueries(file, readFileSync(join(web, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(silent).toEqual([]);
});

test.each([
  ["const q = queryOptions({ queryKey: ['a'], queryFn: ask });", [1]],
  ["const q = queryOptions({ queryKey: ['a'], queryFn: ask, meta: { types: ['Invoice'] } });", []],
  ["const q = queryOptions({\n  // Not live: a file.\n  queryKey: ['a'],\n  queryFn: ask,\n});", []],
  ['const { queryKey } = q();\nuse({ ...q(), queryFn: ask });', []],
  ["const q = () => ownQuery(['a'], [], ask);", [1]],
  ["// Not live: a form.\nconst q = () => ownQuery(['a'], [], ask);", []],
  ["// Not live: a form.\nconst q = 1;\nconst r = () => ownQuery(['a'], [], ask);", [3]],
  ["const q = () => ownQuery(['a'], ['Invoice'], ask);", []],
])('%s', (source, expected) => {
  expect(findSilentQueries('x.tsx', source)).toEqual(expected);
});
