import type { NotificationChannel } from '@portal/api-contract/notifications';
import { expect, test } from 'vitest';
import { isAnyOn, switchKinds } from './notification-choices.ts';

const some: NotificationChannel[] = ['in-app', 'email'];
const choices = { visit: some, reminder: [], result: some, message: some, payment: some, dose: [] };

test('what is on anywhere goes off everywhere, and nothing else changes', () => {
  expect(switchKinds(choices, ['visit', 'reminder'], ['in-app', 'email'])).toEqual({ ...choices, visit: [] });
});

test('what is off comes on by all but SMS', () => {
  const next = switchKinds(choices, ['dose'], ['in-app', 'push', 'sms']);
  expect(next).toEqual({ ...choices, dose: ['in-app', 'push'] });
  expect(isAnyOn(next, ['dose'])).toBe(true);
});
