import { expect, test } from 'vitest';
import { findProvinceOf, formatPlace, listDistricts, provinces } from './nepal-districts.ts';

test('Nepal has 7 provinces and 77 districts, each named in both languages, none twice', () => {
  expect(provinces).toHaveLength(7);
  expect(provinces.map(({ districts }) => districts.length)).toEqual([14, 8, 13, 11, 12, 10, 9]);
  const places = [...provinces, ...listDistricts('', 'en')];
  expect(new Set(places.map(({ en }) => en)).size).toBe(84);
  expect(new Set(places.map(({ ne }) => ne)).size).toBe(84);
  for (const { en, ne } of places) {
    expect(en).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)?$/);
    expect(ne).toMatch(/^\p{Script=Devanagari}+( \p{Script=Devanagari}+)?$/u);
  }
});

test('districts by province, or all of them', () => {
  expect(listDistricts('Madhesh Province', 'en')).toHaveLength(8);
  expect(listDistricts('Somewhere', 'en')).toHaveLength(77);
  expect(findProvinceOf('Lalitpur')).toBe('Bagmati Province');
  expect(findProvinceOf('Lalit')).toBeUndefined();
});

test('a place is said in the language of the reader; an unknown one as it is written', () => {
  expect(formatPlace('Lalitpur', 'ne')).toBe('ललितपुर');
  expect(formatPlace('Lalitpur', 'en')).toBe('Lalitpur');
  expect(formatPlace('Berlin', 'ne')).toBe('Berlin');
});
