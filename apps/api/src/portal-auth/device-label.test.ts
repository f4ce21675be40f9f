import { expect, test } from 'vitest';
import { findDeviceLabel } from './device-label.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36', 'Chrome, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/156.0 Safari/537.36 Edg/156.0', 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox, Linux'],
  ['curl/8.0', undefined],
  [undefined, undefined],
])('%s is %s', (userAgent, label) => {
  expect(findDeviceLabel(userAgent)).toBe(label);
});
