import { expect, test } from 'vitest';
import { findOwnPage } from './push.ts';

const origin = 'https://portal.example.org';

test('F4: a push message opens the page that it is about', () => {
  expect(findOwnPage('/test-results/r1', origin)).toBe('/test-results/r1');
});

test.each([
  undefined,
  7,
  '',
  'test-results',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example',
  'javascript:alert(1)',
])('F4: %s opens the list of notifications', (page) => {
  expect(findOwnPage(page, origin)).toBe('/notification');
});
