import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decryptDocument, encryptDocument, fromBase64url, toBase64url } from './jwe.ts';
import { formatHealthLink, parseHealthLink } from './shlink.ts';

const newKey = () => crypto.getRandomValues(new Uint8Array(32));
const origin = 'https://portal.example';
const link = {
  url: `${origin}/v1/shared/${'a'.repeat(43)}`,
  key: 'k'.repeat(43),
  exp: 1,
  flag: 'P',
  v: 1,
} as const;

test('what was encrypted is read with its key, and with no other', async () => {
  const key = newKey();
  const jwe = await encryptDocument({ name: 'सीता' }, key);
  expect(jwe).toMatch(/^[\w-]+\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);
  expect(JSON.parse(new TextDecoder().decode(fromBase64url(jwe.split('.')[0] ?? '')))).toEqual({
    alg: 'dir',
    enc: 'A256GCM',
    zip: 'DEF',
    cty: 'application/fhir+json',
  });
  expect(await decryptDocument(jwe, key)).toEqual({ name: 'सीता' });
  await expect(decryptDocument(jwe, newKey())).rejects.toThrow();
});

test('a changed letter anywhere is noticed', async () => {
  const key = newKey();
  const parts = (await encryptDocument({ a: 1 }, key)).split('.');
  for (const changed of [0, 2, 3, 4]) {
    const broken = parts.map((part, at) =>
      at === changed ? `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}` : part,
    );
    await expect(decryptDocument(broken.join('.'), key)).rejects.toThrow();
  }
});

test('base64url both ways', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect([...fromBase64url(toBase64url(bytes))]).toEqual([...bytes]);
    }),
  );
});

test('a link is read as it was written; its secret stands behind the #', () => {
  const address = formatHealthLink(link, `${origin}/share`);
  expect(address.startsWith(`${origin}/share#shlink:/`)).toBe(true);
  expect(parseHealthLink(new URL(address).hash, origin)).toEqual(link);
});

test.each([
  ['nothing', ''],
  ['no link', '#top'],
  ['no base64', '#shlink:/*'],
  ['no JSON', '#shlink:/abcd'],
  ['another server', new URL(formatHealthLink({ ...link, url: 'https://evil.example/x' }, origin)).hash],
  ['a short key', new URL(formatHealthLink({ ...link, key: 'k' }, origin)).hash],
])('%s is no link of ours', (_what, fragment) => {
  expect(parseHealthLink(fragment, origin)).toBeUndefined();
});

test('whatever stands behind the # is read or refused', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseHealthLink(`#shlink:/${text}`, origin)));
});
