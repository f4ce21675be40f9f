import { expect, test } from 'vitest';
import { decideBack } from './back-rule.ts';

test.each([
  ['/appointments/choose-specialty', '/dashboard'],
  ['/appointments/select-doctor', '/appointments/choose-specialty'],
  ['/appointments/time-slot', '/appointments/select-doctor'],
  ['/appointments/add-details', '/appointments/time-slot'],
  ['/appointments/payment', '/appointments/add-details'],
])('from the step %s back to %s, whatever the history', (pathname, to) => {
  expect(decideBack({ pathname, hasHistory: true })).toEqual({ to });
  expect(decideBack({ pathname, hasHistory: false, target: '/menu' })).toEqual({ to });
});

test.each([
  ['a target of its own wins over history', { target: '/menu', hasHistory: true }, { to: '/menu' }],
  ['with history, where the patient came from', { hasHistory: true }, 'history'],
  ['without history, the dashboard', { hasHistory: false }, { to: '/dashboard' }],
] as const)('%s', (_, place, expected) => {
  expect(decideBack({ pathname: '/test-results', ...place })).toEqual(expected);
});
