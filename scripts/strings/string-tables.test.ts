import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Modules of words, by their name; those of the web app and of packages/ui are Lingui's (apps/web/src/i18n/messages.test.ts). */
const files = globSync('{packages,apps/api}/**/src/**/*-strings.ts', { cwd: root }).filter(
  (file) => !file.includes('node_modules') && !file.startsWith('packages/ui/'),
);

/** Stands for a text, and for an object that has a text under every name. */
const given: unknown = new Proxy(
  {},
  { get: (_, name) => (typeof name === 'symbol' || name === 'toString' ? () => 'something' : 'something') },
);

test('there are tables of words to look at', () => {
  expect(files.length).toBeGreaterThan(2);
});

test.each(files)('F1: every function in a table of %s makes words', async (file) => {
  const module = (await import(pathToFileURL(resolve(root, file)).href)) as Record<string, unknown>;
  const tables = Object.entries(module).filter(([, value]) => typeof value === 'object');
  for (const [path, text] of tables.flatMap(([name, table]) => listTexts(name, table))) {
    expect(text, path).not.toMatch(/^$|undefined|NaN|\[object/);
  }
});

/** A function is called on its own table, as its callers do. */
function listTexts(path: string, value: unknown, owner?: unknown): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const say = value as (...values: unknown[]) => unknown;
    return listTexts(
      `${path}()`,
      say.apply(
        owner,
        Array.from({ length: say.length }, () => given),
      ),
    );
  }
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, part]) => listTexts(`${path}.${key}`, part, value));
}
