import { createDecipheriv, createECDH, createPrivateKey, hkdfSync, pbkdf2Sync } from 'node:crypto';
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

test('a encrypted under another label, of another box or changed on the way is refused', async () => {
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

test('neither box nor encrypted shows what is in them', async () => {
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

/** As devices have them stored. */
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
const storedBox = {
  salt: bytes('WiwN8q7UWcy3BfQ8XB7Btw=='),
  rounds,
  slot: bytes('BCnthxZszGZ6h5BEOqfITHnPKqlEWdvKv/T6dB3ilxU7bHnS2sSf0fKyDdG5OwoTOT73r58Cmb5KWIf3oKtiN4c=')
    .buffer,
  lock: {
    iv: bytes('1HAI/aPx2axIL4IX'),
    sealed: bytes(
      'WkiRX/ilZOWdOGAthWrh9ho6uztYJlHtEz6S+OlyPIzU409AvszK5B2Cl7sX52vCxnqcZpN/htHac+c3yxomFc7CYkoTxDs9yq0ZB0s/eKVOI4lreLFy2zfjV2x7t9NE3D0+HnqX/EFdiW1E07oift+puoDK1PgM85sYsjVXOJdNSb+cOFAJ9U6bjj+AZYb1I+2C54yAotyiOQ==',
    ).buffer,
  },
};
const storedLetter = {
  from: bytes('BHSO26yPUyRmjK+JFy1Ejc8USZPCudUISxIt0kvr0li4x/MAF2GVMUfZg8GH6Jj9JPuW6S03dVSqFXyme5ow+Bo=')
    .buffer,
  iv: bytes('XdP3mFsXUFLjdjHc'),
  sealed: bytes('IQSn9VWjtup8j3MnN5xEOn8zW9latYQP8goIb01+b2/AbVU1').buffer,
};

test('what is stored on a device opens as before', async () => {
  const open = await unlockKeyPair(storedBox, '482916');
  expect(await open?.take(storedLetter, 'medicines')).toEqual({ name: 'Metformin' });
});

test('the protocol: PBKDF2 and AES-256-GCM lock a P-256 key; ECDH, HKDF and AES-256-GCM seal a encrypted to it', () => {
  const unseal = (key: Uint8Array, iv: Uint8Array, sealed: ArrayBuffer) => {
    const whole = Buffer.from(sealed);
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAuthTag(whole.subarray(-16));
    return Buffer.concat([decipher.update(whole.subarray(0, -16)), decipher.final()]);
  };
  const lockKey = pbkdf2Sync('482916', storedBox.salt, rounds, 32, 'sha256');
  const inner = unseal(lockKey, storedBox.lock.iv, storedBox.lock.sealed);
  const { d = '' } = createPrivateKey({ key: inner, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' });
  const own = createECDH('prime256v1');
  own.setPrivateKey(d, 'base64url');
  const from = Buffer.from(storedLetter.from);
  const letterKey = hkdfSync('sha256', own.computeSecret(from), from, 'medicines', 32);
  const plain = unseal(new Uint8Array(letterKey), storedLetter.iv, storedLetter.sealed);
  expect(plain.toString()).toBe('{"name":"Metformin"}');
});
