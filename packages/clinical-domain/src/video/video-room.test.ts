import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getVideoRoom } from './video-room.ts';

test('is what any other implementation of HMAC-SHA-256 computes', async () => {
  // printf 'visit/a1' | openssl dgst -sha256 -hmac secret
  expect(await getVideoRoom('secret', 'a1')).toBe(
    '0c9eed493e452de534bda0c91c25184351f4f1b7ad78cbbb130a1b9413f17f21',
  );
});

test('one room for one visit, 64 digits that do not hold its id', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), fc.uuid(), fc.string({ minLength: 24 }), async (one, other, secret) => {
      fc.pre(one !== other);
      const room = await getVideoRoom(secret, one);
      expect(room).toMatch(/^[0-9a-f]{64}$/);
      expect(room).not.toContain(one.replaceAll('-', ''));
      expect(await getVideoRoom(secret, one)).toBe(room);
      expect(await getVideoRoom(secret, other)).not.toBe(room);
      expect(await getVideoRoom(`${secret}!`, one)).not.toBe(room);
    }),
  );
});
