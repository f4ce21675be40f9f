import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sources = ['apps/web/src/**/*.tsx', 'packages/ui/src/**/*.tsx'].flatMap((pattern) =>
  globSync(pattern, { cwd: root }),
);
const theme = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
const colours = Array.from(theme.matchAll(/--color-([a-z-]+):/g), ([, name]) => name);

/** Paper has black text on white: an important colour would win over that, pale in the dark theme. */
test('no text has an important colour', () => {
  const important = new RegExp(`\\btext-(${colours.join('|')})!`);
  expect(colours.length).toBeGreaterThan(20);
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => important.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
