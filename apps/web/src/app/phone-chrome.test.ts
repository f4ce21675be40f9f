import { expect, test } from 'vitest';
import { hidesPhoneChrome } from './phone-chrome.ts';

test.each([
  ['/messages', '', false],
  ['/messages', '?', false],
  ['/messages', '?id=7', true],
  ['/messages', '?search=anil', true],
  ['/test-results', '?name=sugar', false],
])('%s%s hides the header and the tab bar: %s', (pathname, search, hidden) => {
  expect(hidesPhoneChrome({ pathname, search })).toBe(hidden);
});
