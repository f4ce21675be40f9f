import { expect, test } from 'vitest';
import { addressOf } from '../reference-order.ts';
import { buildPerson, mostResourcesPerPerson } from './person.ts';

const people = Array.from({ length: 500 }, (_, index) => buildPerson(index + 1, '2026-11-15'));

test('the same number gives the same person', () => {
  expect(buildPerson(7, '2026-11-15')).toEqual(people[6]);
});

test('nobody has more resources than the limit, and no two share an id', () => {
  expect(Math.max(...people.map((person) => person.length))).toBeLessThanOrEqual(mostResourcesPerPerson);
  const addresses = people.flat().map(addressOf);
  expect(new Set(addresses).size).toBe(addresses.length);
});
