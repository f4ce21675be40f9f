import { expect, test } from 'vitest';
import { shownType } from './shown-type.ts';

test.each([
  ['image/png', 'image/png'],
  ['Application/PDF; charset=x', 'application/pdf'],
  ['image/svg+xml', 'application/octet-stream'],
  ['text/html', 'application/octet-stream'],
  [undefined, 'application/octet-stream'],
])('%s is shown as %s', (given, type) => {
  expect(shownType(given)).toBe(type);
});
