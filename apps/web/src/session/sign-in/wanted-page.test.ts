import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { findWantedPage, keepWantedPage, parseWantedPage, takeWantedPage } from './wanted-page.ts';

const origin = 'https://portal.example.org';

afterEach(() => void takeWantedPage());

test.each([
  '/test-results/r1',
  '/appointments/8c1f',
  '/messages?id=5',
  '/test-results?name=%E0%A4%B2&status=final',
  '/no-such-page',
])('F4: %s is opened after the sign-in', (path) => {
  expect(parseWantedPage(path)).toBe(path);
});

test.each([
  undefined,
  null,
  7,
  '',
  '/',
  '/?x=1',
  '/callback',
  '/callback?code=1&state=2',
  '/get-started',
  'dashboard',
  'https://evil.example/dashboard',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%5c/../\\evil.example',
  '/\tevil',
  '/\n//evil.example',
  ' /dashboard',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  `/${'a'.repeat(600)}`,
])('F4: %j is not', (value) => {
  expect(parseWantedPage(value)).toBeUndefined();
});

test('F4: whatever is taken stays within the portal, as a browser and as the router reads it', () => {
  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '%5c',
    '%2f',
    '\t',
    '\n',
    ' ',
    'a',
    'evil.example',
    'https',
  ];
  const hostile = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));
  // React Router sends an address with a scheme, or with two slashes, to the browser as another site.
  const leadsOut = (path: string) =>
    new URL(path, origin).origin !== origin || /^(?:[a-z][a-z0-9+.-]*:|\/[/\\])/i.test(path);
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((path) => `/${path}`),
        fc.string(),
      ),
      (value) => {
        const path = parseWantedPage(value);
        return path === undefined || (!leadsOut(path) && parseWantedPage(path) === path);
      },
    ),
    { numRuns: 2000 },
  );
});

test('it is given once', () => {
  keepWantedPage('/bills/1');
  expect([findWantedPage(), takeWantedPage(), takeWantedPage()]).toEqual(['/bills/1', '/bills/1', undefined]);
});
