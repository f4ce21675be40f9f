import { expect, test } from 'vitest';
import { findWay } from './answer.ts';

const origin = 'https://portal.example.org';
const way = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  findWay(new URL(path, origin), { mode, method }, origin);

test.each(['/dashboard', '/', '/appointments/a1', '/callback?code=x'])(
  'a page opens without a network: %s',
  (path) => expect(way(path, 'navigate')).toBe('shell'),
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
  expect(way('https://id.example.org/assets/x.js')).toBe('network');
  expect(way('/assets/x.js', 'cors', 'POST')).toBe('network');
});
