import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doseId, doseName, doseNamespace } from './dose-id.ts';

const uuid5 = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const anyDose = fc.tuple(
  fc.uuid(),
  fc.uuid(),
  fc.integer({ min: 0, max: 4_000_000_000 }).map((s) => s * 1000),
);

test('a UUID of version 5, the same for the same dose', async () => {
  await fc.assert(
    fc.asyncProperty(anyDose, async (dose) => {
      const id = await doseId(...dose);
      expect(id).toMatch(uuid5);
      expect(await doseId(...dose)).toBe(id);
      const space = Buffer.from(doseNamespace.replaceAll('-', ''), 'hex');
      const hash = createHash('sha1')
        .update(space)
        .update(doseName(...dose))
        .digest('hex');
      expect(id.replaceAll('-', '').slice(0, 12)).toBe(hash.slice(0, 12));
    }),
  );
});

test('another one for another patient, order or time', async () => {
  const at = Date.parse('2026-11-15T02:15:00Z');
  const ids = await Promise.all([
    doseId('p', 'o', at),
    doseId('q', 'o', at),
    doseId('p', 'r', at),
    doseId('p', 'o', at + 1000),
  ]);
  expect(new Set(ids).size).toBe(4);
});

test('the name of a dose is that of every release: an id that was made stays', async () => {
  expect(await doseId('p', 'o', Date.parse('2026-11-15T02:15:00Z'))).toBe(
    '6582f174-8955-59ab-a2ce-d012fb9134fc',
  );
});
