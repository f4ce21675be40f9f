import { expect, test } from 'vitest';
import { findSignInChange, readSignInChange } from './sign-in-change.ts';

test.each([
  ['change-password', 'success', { change: 'change-password', isDone: true }],
  ['add-passkey', 'error', { change: 'add-passkey', isDone: false }],
  ['change-email', null, { change: 'change-email', isDone: false }],
  ['change-email', 'cancelled', undefined],
] as const)('F13: %s that ends with %s is told in the settings', (purpose, status, told) => {
  const page = findSignInChange(purpose)?.pageAfter(status) ?? '';
  expect(page).toMatch(/^\/settings/);
  expect(readSignInChange(new URL(page, 'https://portal.example').searchParams)).toEqual(told);
});

test('a plain sign-in changes nothing, and an address made up tells nothing', () => {
  expect(findSignInChange('sign-in')).toBeUndefined();
  expect(readSignInChange(new URLSearchParams('changed=everything'))).toBeUndefined();
});
