import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');
const coverage = readFileSync(resolve(repository, 'docs/coverage.md'), 'utf8');
const files = execFileSync('git', ['ls-files'], { cwd: repository, encoding: 'utf8' }).split('\n');
const listNamed = (pattern: RegExp) => [...coverage.matchAll(pattern)].map(([, name = '']) => name);

test('every test that docs/coverage.md names is there', () => {
  const names = new Set(files.map((path) => basename(path)));
  const named = listNamed(/`([\w./-]+\.(?:spec|test|attack)\.tsx?)`/g);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !names.has(basename(name)))).toEqual([]);
});

test('every place that it names is there', () => {
  const isThere = (place: string) =>
    files.some((path) => path === place || path.startsWith(`${place.replace(/\/$/, '')}/`));
  const named = listNamed(/`((?:features|ui|session|platform|app|apps|packages|services)\/[\w./-]*)`/g);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((place) => !isThere(place) && !isThere(`apps/web/src/${place}`))).toEqual([]);
});
