import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const [old, current] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

test('what is sealed opens only with its key, for its purpose, unchanged', () => {
  const secrets = createSecrets([current]);
  const sealed = secrets.seal('a token', 'session 1');
  expect(sealed.includes(Buffer.from('a token'))).toBe(false);
  expect(secrets.open(sealed, 'session 1')).toBe('a token');
  expect(() => secrets.open(sealed, 'session 2')).toThrow();
  expect(() => createSecrets([old]).open(sealed, 'session 1')).toThrow('no longer in PORTAL_SESSION_KEY');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => secrets.open(sealed, 'session 1')).toThrow();
});

test('a key is replaced by putting a new one before it', () => {
  const before = createSecrets([old]);
  const during = createSecrets([current, old]);
  const after = createSecrets([current]);
  expect(during.open(before.seal('x', ''), '')).toBe('x');
  expect(after.open(during.seal('x', ''), '')).toBe('x');
  expect(during.findSigned(before.sign(Buffer.from('x')))?.toString()).toBe('x');
  expect(after.findSigned(before.sign(Buffer.from('x')))).toBeUndefined();
});

test('a signature does not survive a change', () => {
  const secrets = createSecrets([current]);
  const signed = secrets.sign(Buffer.from('generation 1'));
  for (let index = 0; index < signed.length; index++) {
    const changed = Buffer.from(signed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(secrets.findSigned(changed)).toBeUndefined();
  }
  expect(secrets.findSigned(Buffer.alloc(0))).toBeUndefined();
});
