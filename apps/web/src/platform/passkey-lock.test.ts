import { afterEach, expect, test, vi } from 'vitest';
import type { PasskeyKey } from './device-lock.ts';
import { passkeyLock } from './passkey-lock.ts';

const strings = { reason: '', cancel: '' };
const given = new Uint8Array(32).fill(7);
const key: PasskeyKey = { by: 'passkey', id: new Uint8Array([1, 2, 3]), salt: new Uint8Array(32) };

type Prf = { enabled?: boolean; results?: { first: BufferSource } };
type Answer = Prf | DOMException | undefined;

/** The browser's half: what it answers to `create` and to `get`. */
function browserWith(answers: { create?: Answer; get?: Answer }) {
  const answer = (prf: Answer) => {
    if (prf instanceof DOMException) throw prf;
    return { rawId: key.id.buffer, getClientExtensionResults: () => ({ prf }) };
  };
  const credentials = {
    create: vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>(async () =>
      answer(answers.create),
    ),
    get: vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>(async () => answer(answers.get)),
  };
  vi.stubGlobal('navigator', { credentials });
  return credentials;
}

function capabilities(isThere: boolean, known?: Record<string, boolean>) {
  vi.stubGlobal('PublicKeyCredential', {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => isThere,
    ...(known && { getClientCapabilities: async () => known }),
  });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['no lock', false, { 'extension:prf': true }, false],
  ['a lock, and a browser that tells of PRF', true, { 'extension:prf': true }, true],
  ['a browser that has no PRF', true, { 'extension:prf': false }, false],
  ['a browser that does not tell', true, {}, true],
  ['a browser that cannot be asked', true, undefined, true],
])('%s', async (_name, isThere, known, expected) => {
  capabilities(isThere, known);
  expect(await passkeyLock.isThere()).toBe(expected);
});

test('the secret comes with the passkey, or is asked for at once', async () => {
  const made = { outcome: 'made', key: { by: 'passkey', id: key.id }, secret: given };
  const once = browserWith({ create: { enabled: true, results: { first: given.buffer } } });
  expect(await passkeyLock.make(strings)).toMatchObject(made);
  expect(once.get).not.toHaveBeenCalled();
  const twice = browserWith({ create: { enabled: true }, get: { results: { first: given } } });
  expect(await passkeyLock.make(strings)).toMatchObject(made);
  const [salt, again] = [twice.create.mock.calls[0]?.[0], twice.get.mock.calls[0]?.[0]].map(
    (options) => options?.publicKey?.extensions?.prf?.eval?.first,
  );
  expect(salt).toHaveLength(32);
  expect(again).toEqual(salt);
});

test('a passkey is made on this device, for whoever it recognises, and under no name of a person', async () => {
  const { create } = browserWith({ create: { results: { first: given } } });
  await passkeyLock.make(strings);
  const options = create.mock.calls[0]?.[0]?.publicKey;
  expect(options?.authenticatorSelection).toMatchObject({
    authenticatorAttachment: 'platform',
    userVerification: 'required',
  });
  expect(options?.user).toMatchObject({
    name: 'Patient Portal copy on this device',
    displayName: 'Patient Portal copy on this device',
  });
});

test.each([
  ['the device cannot', { create: { enabled: false } }, 'unable'],
  ['it does not say', { create: {} }, 'unable'],
  ['it says that it can, and gives nothing', { create: { enabled: true }, get: {} }, 'unable'],
  ['the host has no name', { create: new DOMException('', 'SecurityError') }, 'unable'],
  ['the prompt was cancelled', { create: new DOMException('', 'NotAllowedError') }, 'refused'],
  [
    'the second prompt was cancelled',
    { create: { enabled: true }, get: new DOMException('', 'NotAllowedError') },
    'refused',
  ],
])('making a key: %s', async (_name, answers, outcome) => {
  browserWith(answers);
  expect(await passkeyLock.make(strings)).toEqual({ outcome });
});

test('opening asks this one passkey, and whoever holds the device', async () => {
  const { get } = browserWith({ get: { results: { first: given } } });
  expect(await passkeyLock.unlock(key, strings)).toEqual({ outcome: 'unlocked', secret: given });
  expect(get.mock.calls[0]?.[0]?.publicKey).toMatchObject({
    allowCredentials: [{ id: key.id }],
    userVerification: 'required',
    extensions: { prf: { eval: { first: key.salt } } },
  });
});

test('cancelled, or gone: refused; without a secret: lost', async () => {
  browserWith({ get: new DOMException('', 'NotAllowedError') });
  expect(await passkeyLock.unlock(key, strings)).toEqual({ outcome: 'refused' });
  browserWith({ get: {} });
  expect(await passkeyLock.unlock(key, strings)).toEqual({ outcome: 'lost' });
});
