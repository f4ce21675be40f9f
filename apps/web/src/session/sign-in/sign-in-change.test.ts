import { afterEach, expect, test } from 'vitest';
import { findSignInChange, forgetSignInOutcome, signInOutcome, tellSignInChange } from './sign-in-change.ts';

afterEach(forgetSignInOutcome);

test.each([
  ['change-password', 'success', { change: 'change-password', isDone: true }],
  ['add-passkey', 'error', { change: 'add-passkey', isDone: false }],
  ['change-email', null, { change: 'change-email', isDone: false }],
  ['change-email', 'cancelled', undefined],
] as const)('F13: %s that ends with %s is told in the settings', (purpose, status, told) => {
  expect(findSignInChange(purpose)).toBe(purpose);
  tellSignInChange(purpose, status);
  expect(signInOutcome.getState().outcome).toEqual(told);
});

test('a plain sign-in changes nothing', () => {
  expect(findSignInChange('sign-in')).toBeUndefined();
});
