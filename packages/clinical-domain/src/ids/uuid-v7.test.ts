import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { uuidV7 } from './uuid-v7.ts';

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });
const time = fc.integer({ min: 0, max: 2 ** 47 });

test('is a UUID of version 7, and sorts by its time', () => {
  fc.assert(
    fc.property(time, bytes, bytes, (at, one, other) => {
      const id = uuidV7(at, one);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(id < uuidV7(at + 1, other)).toBe(true);
    }),
  );
});
