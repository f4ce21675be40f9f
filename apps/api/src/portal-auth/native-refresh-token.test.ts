import { randomUUIDv7 } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSecrets } from '../infra/secrets.ts';
import { findNativeRefresh, formatNativeRefreshToken } from './native-refresh-token.ts';

const secrets = createSecrets([Buffer.alloc(32, 1)]);

test('a token tells its session and generation, the same way each time', () => {
  const refresh = { sessionId: randomUUIDv7(), generation: 7 };
  const token = formatNativeRefreshToken(secrets, refresh);
  expect(findNativeRefresh(secrets, token)).toEqual(refresh);
  expect(formatNativeRefreshToken(secrets, refresh)).toBe(token);
});

test('nothing else is a token', () => {
  fc.assert(fc.property(fc.string(), (text) => findNativeRefresh(secrets, text) === undefined));
  const other = createSecrets([Buffer.alloc(32, 2)]);
  const foreign = formatNativeRefreshToken(other, { sessionId: randomUUIDv7(), generation: 1 });
  expect(findNativeRefresh(secrets, foreign)).toBeUndefined();
  expect(
    findNativeRefresh(secrets, secrets.sign(Buffer.from('short')).toString('base64url')),
  ).toBeUndefined();
});
