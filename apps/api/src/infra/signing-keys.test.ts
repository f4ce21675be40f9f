import { SignJWT, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSigningKeys } from './signing-keys.ts';
import { Unavailable } from '../upstream/unavailable.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function createKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  return {
    published: { ...(await exportJWK(publicKey)), kid, alg: 'ES256' },
    sign: () => new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey),
  };
}

async function createServer(...keys: Awaited<ReturnType<typeof createKey>>[]) {
  const server = { keys, down: false, fetches: 0 };
  const getKey = createSigningKeys(async () => {
    server.fetches += 1;
    if (server.down) throw new Unavailable('identity');
    return { keys: server.keys.map(({ published }) => published) };
  });
  return { server, verify: (token: string) => jwtVerify(token, getKey) };
}

test('a flood of unknown key ids makes at most one fetch a minute', async () => {
  const [known, unknown] = [await createKey('known'), await createKey('unknown')];
  const { server, verify } = await createServer(known);
  await verify(await known.sign());
  const token = await unknown.sign();
  for (let second = 0; second < 120; second++) {
    await Promise.all([1, 2, 3].map(() => expect(verify(token)).rejects.toThrow()));
    vi.setSystemTime(Date.now() + 1000);
  }
  expect(server.fetches).toBeLessThanOrEqual(3);
});

test('the same while the server is down', async () => {
  const [known, unknown] = [await createKey('known'), await createKey('unknown')];
  const { server, verify } = await createServer(known);
  await verify(await known.sign());
  server.down = true;
  for (let second = 0; second < 120; second++) {
    await expect(verify(await unknown.sign())).rejects.toThrow();
    vi.setSystemTime(Date.now() + 1000);
  }
  expect(server.fetches).toBeLessThanOrEqual(3);
});

test('a new signing key is accepted within a minute', async () => {
  const [first, second] = [await createKey('first'), await createKey('second')];
  const { server, verify } = await createServer(first);
  await verify(await first.sign());
  server.keys.push(second);
  vi.setSystemTime(Date.now() + 60_000);
  await expect(verify(await second.sign())).resolves.toBeDefined();
});

test('a new signing key right after the start is accepted at once', async () => {
  const [first, second] = [await createKey('first'), await createKey('second')];
  const { server, verify } = await createServer(first);
  await verify(await first.sign());
  server.keys.push(second);
  await expect(verify(await second.sign())).resolves.toBeDefined();
});

test('known keys go on working while the server is down', async () => {
  const key = await createKey('known');
  const { server, verify } = await createServer(key);
  await verify(await key.sign());
  server.down = true;
  vi.setSystemTime(Date.now() + 3 * 3_600_000);
  await expect(verify(await key.sign())).resolves.toBeDefined();
});

test('a server that was down at the start is asked again soon', async () => {
  const key = await createKey('known');
  const { server, verify } = await createServer(key);
  server.down = true;
  await expect(verify(await key.sign())).rejects.toBeInstanceOf(Unavailable);
  server.down = false;
  vi.setSystemTime(Date.now() + 2000);
  await expect(verify(await key.sign())).resolves.toBeDefined();
});
