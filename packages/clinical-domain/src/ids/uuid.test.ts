import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUuid } from './format-uuid.ts';
import { uuidV5 } from './uuid-v5.ts';
import { uuidV7 } from './uuid-v7.ts';

const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
const bytes = fc.uint8Array({ minLength: 16, maxLength: 32 });

test('the examples of RFC 9562, appendices A and B', async () => {
  expect(await uuidV5(dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  const random = Uint8Array.of(0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f);
  expect(uuidV7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  const hash = createHash('sha256').update(Buffer.from(dns.replaceAll('-', ''), 'hex'));
  expect(formatUuid(hash.update('www.example.com').digest(), 8)).toBe('5c146b14-3c52-8afd-938a-375d0df1fbf6');
});

test('an id of stored data stays what it is', async () => {
  expect(await uuidV5(dns, 'प्रेम/7')).toBe('e1f1a6e7-a5ff-5999-b9c6-2f84ab1f5227');
});

test('every byte is kept but the version and the variant', () => {
  fc.assert(
    fc.property(bytes, fc.integer({ min: 1, max: 8 }), (given, version) => {
      const written = Buffer.from(formatUuid(given, version).replaceAll('-', ''), 'hex');
      const expected = Buffer.from(given.subarray(0, 16));
      expected[6] = (version << 4) + ((expected[6] ?? 0) % 16);
      expected[8] = 128 + ((expected[8] ?? 0) % 64);
      expect(written).toEqual(expected);
    }),
  );
});
