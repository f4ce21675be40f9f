import { expect, test } from 'vitest';
import { phonePattern, wardPattern } from './patterns.ts';

/** As the browser reads the pattern attribute. */
const fits = (pattern: string, value: string) => new RegExp(`^(?:${pattern})$`, 'v').test(value);

test.each([
  ['+977 9800 000 217', true],
  ['9800000217', true],
  ['०१-५५५०१००', true],
  [' 98-0000 0217 ', true],
  ['98000', false],
  ['98 00  000 217', false],
  ['call me', false],
  ['+', false],
  ['<script>', false],
])('phone %s: %s', (value, expected) => {
  expect(fits(phonePattern, value)).toBe(expected);
});

test.each([
  ['1', true],
  ['33', true],
  ['३३', true],
  ['१९', true],
  ['0', false],
  ['34', false],
  ['3a', false],
  ['123', false],
])('ward %s: %s', (value, expected) => {
  expect(fits(wardPattern, value)).toBe(expected);
});
