import { expect, test } from 'vitest';
import { decideAccess } from './access.ts';

test.each([
  ['in', 'enter'],
  ['out', 'go-home'],
  ['unknown', 'wait'],
] as const)('a session that is %s: %s', (status, decision) => {
  expect(decideAccess(status)).toBe(decision);
});
