import { expect, test } from 'vitest';
import { findWay } from './answer.ts';

const origin = 'https://portal.example.org';
const way = (path: string, mode: RequestMode = 'cors', method = 'GET', headers = {}) =>
  findWay(new URL(path, origin), { mode, method, headers: new Headers(headers) }, origin);

test.each(['/dashboard', '/', '/appointments/a.1', '/callback?code=x', '/share#shlink:/x'])(
  'a page opens without a network: %s',
  (path) => expect(way(path, 'navigate')).toBe('page'),
);

test.each(['/r4/Appointment', '/r4', '/v1/events', '/v1/auth/refresh', '/.well-known/smart-configuration'])(
  'what the API says is never kept: %s',
  (path) => {
    expect(way(path)).toBe('network');
    expect(way(path, 'navigate')).toBe('network');
  },
);

test('built files are kept; another host’s, and whatever is sent, are not touched', () => {
  expect(way('/assets/index-abc.js')).toBe('asset');
  expect(way('/theme.js', 'no-cors')).toBe('shell');
  expect(way('/config.json')).toBe('configuration');
  expect(way('/v1/brand.css', 'no-cors')).toBe('brand');
  expect(way('/v1/brand/logo?0123', 'no-cors')).toBe('brand');
  expect(way('/v1/brand/logo', 'navigate')).toBe('network');
  expect(way('https://id.example.org/assets/x.js')).toBe('network');
  expect(way('/assets/x.js', 'cors', 'POST')).toBe('network');
  expect(way('/dashboard', 'navigate', 'POST')).toBe('network');
});

test('a part of a file is the server’s to give: a store holds whole ones only', () => {
  expect(way('/assets/x.woff2', 'cors', 'GET', { range: 'bytes=0-9' })).toBe('network');
});

test.each(['/robots.txt', '/service-worker.js', '/manifest.webmanifest', '/assets/x.js', '/legal/terms.md'])(
  'a file that somebody opens as a page is that file: %s',
  (path) => expect(way(path, 'navigate')).toBe('network'),
);
