import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { subsetFonts } from './subset.ts';

test('the fonts in the tree are those that `npm run fonts` makes', { timeout: 60_000 }, async () => {
  for (const { path, bytes } of await subsetFonts()) expect(readFileSync(path).equals(bytes)).toBe(true);
});
