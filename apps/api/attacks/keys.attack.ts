import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TokenResponse } from '@portal/api-contract/auth';
import { SignJWT, decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, inject, onTestFinished, test } from 'vitest';
import { putResource } from '../test/people.ts';
import { consent } from '../test/sign-in.ts';
import { identityOrigin } from '../test/stack.ts';
import { startApi } from '../test/api-process.ts';
import { bodyOf, send } from './calls.ts';
import { openTables } from './database.ts';
import { createAccount, createRealm, removeRealm, rotateKey } from './realm.ts';
import { startRecordingProxy } from '../test/recording-proxy.ts';
import { postAuth } from './sign-in.ts';

const tables = openTables();
const patienceMs = 66_000;

/** In a realm of its own, so that the new key disturbs no other case. */
test('case 11: a flood of unknown key ids fetches keys at most once a minute, and a new signing key works within 60 s', async () => {
  const realm = await createRealm();
  onTestFinished(() => removeRealm(realm.name));
  const proxy = await startRecordingProxy(identityOrigin);
  onTestFinished(() => proxy.close());
  const { logFolder } = inject('suite');
  const api = await startApi(logFolder, { PORTAL_ISSUER: realm.issuer, PORTAL_IDENTITY_URL: proxy.url });
  onTestFinished(() => api.stop());
  const id = randomUUID();
  const account = { email: `${id}@example.org`, password: `person-${randomUUID()}`, given: 'A', family: 'B' };
  await putResource({ resourceType: 'Patient', id });
  await createAccount(realm.name, account, `Patient/${id}`);
  const signedIn = await send(
    api.url,
    postAuth('authorize', await consent(account, { realm: realm.issuer })),
  );
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const { access_token: before } = bodyOf(signedIn) as TokenResponse;
  const read = async (token: string) =>
    (await send(api.url, { path: `/r4/Patient/${id}`, headers: { authorization: `Bearer ${token}` } }))
      .status;
  const fetches = () => proxy.seen.filter(({ url }) => url.endsWith('/certs')).length;
  expect(await read(before)).toBe(200);

  const known = fetches();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const flood = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const header = { alg: 'RS256', kid: randomUUID() };
      return read(await new SignJWT(decodeJwt(before)).setProtectedHeader(header).sign(privateKey));
    }),
  );
  expect(new Set(flood)).toEqual(new Set([401]));
  expect(fetches() - known).toBeLessThanOrEqual(1);

  const rotatedAt = Date.now();
  await rotateKey(realm.name);
  await tables.age(decodeJwt(before)['sid'], 'access_expires_at', 3600);
  const refreshed = await send(api.url, postAuth('refresh', {}, { cookie }));
  const { access_token: after } = bodyOf(refreshed) as TokenResponse;
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
  while ((await read(after)) !== 200 && Date.now() - rotatedAt < patienceMs) await sleep(500);
  expect(await read(after)).toBe(200);
  expect(Date.now() - rotatedAt).toBeLessThan(patienceMs);
  expect(await read(before)).toBe(200);
  expect(fetches() - known).toBeLessThanOrEqual(3);
}, 180_000);
