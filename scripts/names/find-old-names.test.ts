import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findOldNames, readRenamed } from './find-old-names.ts';

const root = resolve(import.meta.dirname, '../..');
const renamed = readRenamed(readFileSync(resolve(root, 'docs/glossary.md'), 'utf8'));

test('D2: no identifier and no file has a name that the glossary lists as gone', () => {
  const files = globSync('{apps,packages,scripts,e2e}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules') || path.includes('/dist'),
  });
  expect(files.length).toBeGreaterThan(1500);
  expect(
    files.flatMap((file) => findOldNames(file, readFileSync(resolve(root, file), 'utf8'), renamed)),
  ).toEqual([]);
});

test.each([
  ['drop-box.ts', ''],
  ['a.ts', 'const box = openDropBox();'],
  ['a.ts', 'type DropBox = {};'],
  ['a.ts', 'process.env.PORTAL_TYPESETTER_URL;'],
])('a planted one is found: %s %s', (path, source) => {
  expect(findOldNames(path, source, renamed)).toHaveLength(1);
});

test('a comment, a text and a longer word are none', () => {
  expect(findOldNames('a.ts', "// a drop-box\nconst unnoticed = 'snare';", renamed)).toEqual([]);
});
