import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Sita Sharma', 'SS'],
  ['Dr. Anil Kumar Shrestha', 'AS'],
  ['sita', 'S'],
  ['सीता शर्मा', 'सीश'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
