import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findDeadPaths } from './find-dead-paths.ts';

test('every link and path in the documents leads somewhere', () => {
  const cwd = resolve(import.meta.dirname, '../..');
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd, encoding: 'utf8' }).trim().split('\n');
  const documents = new Map(
    files
      .filter((file) => file.endsWith('.md'))
      .map((file) => [file, readFileSync(resolve(cwd, file), 'utf8')]),
  );
  const dead = [...documents.keys()].flatMap((name) =>
    findDeadPaths(name, documents, files).map((path) => `${name}: ${path}`),
  );
  expect(documents.size).toBeGreaterThan(20);
  expect(dead).toEqual([]);
});

test.each([
  ['[a](b.md)', []],
  ['[a](c.md)', ['c.md']],
  ['[a](b.md#two-words-and-a-comma)', []],
  ['[a](b.md#three)', ['b.md#three']],
  ['[a](#own) and [b](https://example.org/x.md)', ['#own']],
  ['`apps/api/src/decide.ts` is `decide.ts` of `api/src/` in `apps/*/src/decide.ts`', []],
  ['`apps/src/decide.ts`, `side.ts`, `src/decide.tsx`', ['apps/src/decide.ts', 'side.ts', 'src/decide.tsx']],
  ['`apps/{api,web}/src/decide.ts` and `apps/{web,mobile}/src/`', ['apps/{web,mobile}/src/']],
  ['`npm run check`, `/v1/auth/refresh`, `.policy.ts`, `text/plain`', []],
  ['```\n[a](c.md) `side.ts`\n```', []],
])('%s', (text, expected) => {
  const documents = new Map([
    ['docs/a.md', text],
    ['docs/b.md', '# Two words, and a comma'],
  ]);
  const files = [...documents.keys(), 'apps/api/src/decide.ts'];
  expect(findDeadPaths('docs/a.md', documents, files)).toEqual(expected);
});
