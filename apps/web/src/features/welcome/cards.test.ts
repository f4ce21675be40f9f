import { expect, test } from 'vitest';
import { addressOf, findCard, listCards } from './cards.ts';

const all = listCards({ languages: 2, canConnect: true });

test('four cards; what cannot be chosen is none', () => {
  expect(all).toEqual(['language', 'calendar', 'notifications', 'connect']);
  expect(listCards({ languages: 1, canConnect: false })).toEqual(['calendar', 'notifications']);
});

test('each card is found by its address', () => {
  const addresses = all.map((_, index) => addressOf(all, index));
  expect(addresses).toEqual(['/welcome', '/welcome/calendar', '/welcome/notifications', '/welcome/connect']);
  expect(addresses.map((address) => findCard(all, address.split('/')[2]))).toEqual([0, 1, 2, 3]);
});

test.each(['language', 'other', ''])('/welcome/%s is no card', (name) => {
  expect(findCard(all, name)).toBeUndefined();
});
