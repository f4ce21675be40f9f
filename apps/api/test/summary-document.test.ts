import { generateKeyPairSync } from 'node:crypto';
import { signedContent } from '@portal/clinical-domain/summary/signed-content';
import { usualChoice } from '@portal/clinical-domain/summary/summary-record';
import type { AllergyIntolerance, Bundle, OperationOutcome } from 'fhir/r4';
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { expect, test } from 'vitest';
import { hospitalPuts, signIn, type SignedIn } from './gateway-patient.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { recordsUrl } from './stack.ts';

const withheld = {
  security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }],
};

const ask = (portal: TestPortal, patient: SignedIn | undefined, body: object = { choice: usualChoice }) =>
  portal.app.inject({
    method: 'POST',
    url: '/v1/summary/document',
    headers: patient ? { authorization: `Bearer ${patient.tokens.access_token}` } : {},
    payload: body,
  });

const getKeys = async (portal: TestPortal) =>
  (await portal.app.inject('/.well-known/jwks.json')).json<JSONWebKeySet>();

function verify(document: Bundle, keys: JSONWebKeySet) {
  const [header, , signature] = Buffer.from(document.signature?.data ?? '', 'base64')
    .toString()
    .split('.');
  const content = Buffer.from(signedContent(document)).toString('base64url');
  return compactVerify(`${header}.${content}.${signature}`, createLocalJWKSet(keys));
}

const putAllergy = ({ self }: SignedIn, text: string, meta = {}) =>
  hospitalPuts<AllergyIntolerance>({
    resourceType: 'AllergyIntolerance',
    meta,
    code: { text },
    patient: self,
  });

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const toSetting = (pem: string | Buffer) => Buffer.from(pem).toString('base64');
  return {
    secret: toSetting(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    retired: toSetting(publicKey.export({ type: 'spki', format: 'pem' })),
  };
}

test('89: the hospital signs what it has read of the caller’s record, and nothing that the caller says', async () => {
  const portal = await startPortal();
  const [a, b] = [await signIn(portal), await signIn(portal)];
  await putAllergy(a, 'Nuts');
  await putAllergy(a, 'CANARY-WITHHELD', withheld);
  await putAllergy(b, 'CANARY-B');

  const answer = await ask(portal, a);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('application/fhir+json'),
  ]);
  expect(answer.body).toContain('Nuts');
  expect(answer.body).not.toContain('CANARY');
  const document = answer.json<Bundle>();
  const { protectedHeader } = await verify(document, await getKeys(portal));
  expect(protectedHeader).toMatchObject({ alg: 'ES256' });
  expect(document.signature?.who).toEqual({ reference: 'Organization/238488' });

  const changed = JSON.parse(answer.body.replaceAll('Nuts', 'None')) as Bundle;
  await expect(verify(changed, await getKeys(portal))).rejects.toThrow('signature verification failed');

  const forged = { choice: usualChoice, document: { resourceType: 'Bundle' } };
  expect((await ask(portal, a, forged)).statusCode).toBe(400);
  expect((await ask(portal, a, { ...forged, patientId: b.patientId })).statusCode).toBe(400);
  expect((await ask(portal, undefined)).statusCode).toBe(401);
});

test(
  'a signed summary is still a summary of the International Patient Summary, 2.0.0',
  { timeout: 180_000 },
  async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const validated = await fetch(`${recordsUrl}/Bundle/$validate`, {
      method: 'POST',
      headers: { 'content-type': 'application/fhir+json' },
      body: (await ask(portal, a)).body,
    });
    const { issue } = (await validated.json()) as OperationOutcome;
    expect(issue.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([]);
  },
);

test('a retired key still counts, and is gone when it is dropped; no secret is ever told', async () => {
  const [old, current] = [newKey(), newKey()];
  const before = await startPortal({ PORTAL_SUMMARY_KEY: old.secret });
  const document = (await ask(before, await signIn(before))).json<Bundle>();
  const after = await startPortal({
    PORTAL_SUMMARY_KEY: current.secret,
    PORTAL_SUMMARY_RETIRED_KEYS: old.retired,
  });
  const keys = await getKeys(after);
  await verify(document, keys);
  expect(keys.keys.map((key) => Object.keys(key).toSorted())).toEqual(
    Array.from({ length: 2 }, () => ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']),
  );
  const dropped = await startPortal({ PORTAL_SUMMARY_KEY: current.secret });
  await expect(verify(document, await getKeys(dropped))).rejects.toThrow('no applicable key');
});

test('without a key nothing is signed, and no key is told', async () => {
  const portal = await startPortal({ PORTAL_SUMMARY_KEY: '' });
  const answer = await ask(portal, await signIn(portal));
  expect(answer.json<Bundle>().signature).toBeUndefined();
  const keys = await portal.app.inject('/.well-known/jwks.json');
  expect(keys.json()).toEqual({ keys: [] });
  expect(keys.headers).toMatchObject({ 'access-control-allow-origin': '*' });
});
