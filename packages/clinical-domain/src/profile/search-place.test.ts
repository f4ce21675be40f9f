import { expect, test } from 'vitest';
import { listLocalLevels } from './nepal-local-levels.ts';
import { matchesPlace } from './search-place.ts';

const found = (district: string, typed: string) =>
  listLocalLevels(district)
    .filter((level) => matchesPlace(level, typed))
    .map(({ en }) => en);

test.each([
  ['Lalitpur', 'lalit', ['Lalitpur Metropolitan City']],
  ['Lalitpur', 'ललित', ['Lalitpur Metropolitan City']],
  ['Lalitpur', 'godaw', ['Godawari Municipality']],
  ['Lalitpur', 'GODAVARI', ['Godawari Municipality']],
  ['Kanchanpur', 'sukla', ['Shuklaphanta Municipality']],
  ['Kanchanpur', 'shuklafanta', ['Shuklaphanta Municipality']],
  ['Kanchanpur', 'bheemdatta', ['Bhimdatta Municipality']],
  ['Parsa', 'virgunj', ['Birgunj Metropolitan City']],
  ['Lalitpur', 'Berlin', []],
])('%s: %s', (district, typed, names) => {
  expect(found(district, typed)).toEqual(names);
});

test('nothing typed finds all', () => {
  expect(found('Lalitpur', '')).toHaveLength(6);
});
