import {
  CompactSign,
  exportJWK,
  generateKeyPair,
  type CompactJWSHeaderParameters,
  type CryptoKey,
} from 'jose';
import { signedContent } from '@portal/clinical-domain/summary/signed-content';
import { expect, test } from 'vitest';
import { checkSignature, type KeySet } from './check-signature.ts';

const hospital = await newKey('hospital');
const before = await newKey('before');
const stranger = await newKey('hospital');
const keys: KeySet = { keys: [hospital.jwk, before.jwk] };
const document = { resourceType: 'Bundle', entry: [{ resource: { code: { text: 'Penicillin' } } }] };

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } as KeySet['keys'][0];
  return { privateKey, jwk };
}

async function sign(
  key: CryptoKey | Uint8Array,
  header: CompactJWSHeaderParameters = { alg: 'ES256', kid: 'hospital' },
) {
  const text = new TextEncoder().encode(signedContent(document));
  const [head, , sealed] = (await new CompactSign(text).setProtectedHeader(header).sign(key)).split('.');
  return { ...document, signature: { data: btoa(`${head}..${sealed}`) } };
}

const toPart = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url');
const withData = (data: unknown) => ({ ...document, signature: { data } });

test('89: what the hospital signed is signed, with its key of today and one that it retired', async () => {
  expect(await checkSignature(await sign(hospital.privateKey), keys)).toBe('signed');
  const old = await sign(before.privateKey, { alg: 'ES256', kid: 'before' });
  expect(await checkSignature(old, keys)).toBe('signed');
  expect(
    await checkSignature(JSON.parse(JSON.stringify(await sign(hospital.privateKey), null, 2)), keys),
  ).toBe('signed');
});

test('89: what carries no signature is said to be unsigned', async () => {
  for (const one of [document, {}, null, 'text', [document]])
    expect(await checkSignature(one, keys)).toBe('unsigned');
});

test('89: a changed, added or missing word is noticed', async () => {
  const signed = await sign(hospital.privateKey);
  const changed = [
    { ...signed, entry: [{ resource: { code: { text: 'Penicillin (no allergy)' } } }] },
    { ...signed, entry: [...signed.entry, { resource: { code: { text: 'more' } } }] },
    { ...signed, entry: [] },
    { ...signed, timestamp: '2030-01-01T00:00:00Z' },
  ];
  for (const one of changed) expect(await checkSignature(one, keys)).toBe('refused');
});

test('89: another’s key, a retired key that was dropped, no keys at all', async () => {
  expect(await checkSignature(await sign(stranger.privateKey), keys)).toBe('refused');
  const old = await sign(before.privateKey, { alg: 'ES256', kid: 'before' });
  expect(await checkSignature(old, { keys: [hospital.jwk] })).toBe('refused');
  expect(await checkSignature(await sign(hospital.privateKey), { keys: [] })).toBe('refused');
});

test('89: the document names neither algorithm nor key', async () => {
  const secret = new TextEncoder().encode(JSON.stringify(hospital.jwk));
  const tricks = [
    await sign(secret, { alg: 'HS256', kid: 'hospital' }),
    await sign(stranger.privateKey, { alg: 'ES256', kid: 'hospital', jwk: stranger.jwk }),
    await sign(stranger.privateKey, { alg: 'ES256', kid: 'hospital', jku: 'https://evil.example/jwks.json' }),
    withData(btoa(`${toPart({ alg: 'none' })}..`)),
    withData(btoa(`${toPart({ alg: 'ES256', kid: 'hospital' })}..${'A'.repeat(86)}`)),
  ];
  for (const trick of tricks) expect(await checkSignature(trick, keys)).toBe('refused');
});

test('89: a signature of another text that brings its text along, and what is no signature', async () => {
  const text = new TextEncoder().encode('{"a":1}');
  const whole = await new CompactSign(text)
    .setProtectedHeader({ alg: 'ES256', kid: 'hospital' })
    .sign(hospital.privateKey);
  const broken = [withData(btoa(whole)), withData(''), withData(1), withData('*')];
  for (const one of [...broken, { ...document, signature: null }, { ...document, signature: 'x' }])
    expect(await checkSignature(one, keys)).toBe('refused');
});
