import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLockedKeyPair, unlockKeyPair, encryptFor } from './hybrid-encryption.ts';

const rounds = 10;

test('whatever is put in is taken out with the secret, as it was', async () => {
  const box = await createLockedKeyPair('482916', rounds);
  const open = await unlockKeyPair(box, '482916');
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.string(), async (value, label) => {
      const taken = await open?.take(await encryptFor(box, value, label), label);
      expect(JSON.stringify(taken)).toBe(JSON.stringify(value));
    }),
    { numRuns: 50 },
  );
});

test('another secret opens nothing', async () => {
  const box = await createLockedKeyPair('482916', rounds);
  for (const wrong of ['', '482917', '48291', '4829160', new Uint8Array(32)])
    expect(await unlockKeyPair(box, wrong)).toBeUndefined();
});

test('a letter under another label, of another box or changed on the way is refused', async () => {
  const [box, other] = [
    await createLockedKeyPair('482916', rounds),
    await createLockedKeyPair('482916', rounds),
  ];
  const encrypted = await encryptFor(box, { name: 'Metformin' }, 'medicines');
  const open = await unlockKeyPair(box, '482916');
  await expect(open?.take(encrypted, 'appointments')).rejects.toThrow();
  await expect((await unlockKeyPair(other, '482916'))?.take(encrypted, 'medicines')).rejects.toThrow();
  const changed = new Uint8Array(encrypted.sealed.slice(0));
  changed[0] = (changed[0] ?? 0) ^ 1;
  await expect(open?.take({ ...encrypted, sealed: changed.buffer }, 'medicines')).rejects.toThrow();
});

test('neither box nor letter shows what is in them', async () => {
  const box = await createLockedKeyPair('482916', rounds);
  const encrypted = await encryptFor(box, 'CANARY', 'medicines');
  for (const bytes of [encrypted.sealed, encrypted.from, box.slot, box.lock.sealed])
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/CANARY|482916/);
});

test('bytes of a passkey serve as well', async () => {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const box = await createLockedKeyPair(secret, 1);
  const encrypted = await encryptFor(box, 1, 'x');
  expect(await (await unlockKeyPair(box, secret))?.take(encrypted, 'x')).toBe(1);
});
