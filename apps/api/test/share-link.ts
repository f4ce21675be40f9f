import { randomBytes } from 'node:crypto';
import type { NewShare, Share } from '@portal/api-contract/sharing';
import { CompactEncrypt } from 'jose';
import { Client } from 'pg';
import { expect, onTestFinished } from 'vitest';
import type { SignedIn } from './gateway-patient.ts';
import type { TestPortal } from './portal.ts';
import { environment, publicUrl } from './stack.ts';

export const passcode = '481702';

export const encrypt = (text: string, key: Buffer) =>
  new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' })
    .encrypt(key);

export function callAs(
  portal: TestPortal,
  { tokens }: SignedIn,
  method: 'GET' | 'POST' | 'DELETE',
  path = '',
  body?: object,
) {
  return portal.app.inject({
    method,
    url: `/v1/shares${path}`,
    headers: { authorization: `Bearer ${tokens.access_token}` },
    ...(body ? { payload: body } : {}),
  });
}

export async function share(
  portal: TestPortal,
  patient: SignedIn,
  more: object = {},
  text = '{"resourceType":"Bundle"}',
) {
  const key = randomBytes(32);
  const payload = await encrypt(text, key);
  const answer = await callAs(portal, patient, 'POST', '', { payload, hours: 24, passcode, ...more });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return { ...answer.json<NewShare>(), payload, key };
}

export const open = (portal: TestPortal, url: string, body: object) =>
  portal.app.inject({
    method: 'POST',
    url: url.replace(publicUrl, ''),
    payload: { recipient: 'Dr. Rai', ...body },
  });

export async function listOf(portal: TestPortal, patient: SignedIn): Promise<Share[]> {
  return (await callAs(portal, patient, 'GET')).json<{ shares: Share[] }>().shares;
}

export async function openDatabase() {
  const client = new Client({ connectionString: environment.PORTAL_DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
