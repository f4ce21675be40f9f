import { randomBytes, randomUUID } from 'node:crypto';
import type { Manifest } from '@portal/api-contract/sharing';
import { compactDecrypt } from 'jose';
import { expect, test } from 'vitest';
import { clearEndedShares } from '../src/worker/ended-shares.ts';
import { signIn } from './gateway-patient.ts';
import { startPortal } from './portal.ts';
import { callAs, encrypt, listOf, open, openDatabase, passcode, share } from './share-link.ts';
import { publicUrl } from './stack.ts';

test('a link is opened without an account by whoever has the address, the passcode and the key', async () => {
  const portal = await startPortal();
  const a = await signIn(portal);
  const { url, payload, key } = await share(portal, a, {}, '{"marker":1}');
  expect(url).toMatch(new RegExp(`^${publicUrl}/v1/shared/[A-Za-z0-9_-]{43}$`));
  expect(url.length).toBeLessThanOrEqual(128);

  const answer = await open(portal, url, { passcode });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const { status, files } = answer.json<Manifest>();
  expect([status, files]).toEqual([
    'finalized',
    [{ contentType: 'application/fhir+json', embedded: payload }],
  ]);
  const { plaintext } = await compactDecrypt(files[0]?.embedded ?? '', key);
  expect(Buffer.from(plaintext).toString()).toBe('{"marker":1}');

  const [listed] = await listOf(portal, a);
  expect(listed).toMatchObject({
    state: 'active',
    hasPasscode: true,
    opened: 1,
    views: [{ recipient: 'Dr. Rai', outcome: 'opened' }],
  });
});

test('a viewer that wants the file apart gets an address for it, which dies with the link', async () => {
  const portal = await startPortal();
  const a = await signIn(portal);
  const { id, url, payload } = await share(portal, a);
  const [file] = (await open(portal, url, { passcode, embeddedLengthMax: 10 })).json<Manifest>().files;
  const path = file?.location?.replace(publicUrl, '') ?? '';
  const answer = await portal.app.inject(path);
  expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
    200,
    payload,
    'application/jose',
  ]);
  expect((await portal.app.inject(`${path.slice(0, -4)}AAAA`)).statusCode).toBe(404);
  await callAs(portal, a, 'DELETE', `/${id}`);
  expect((await portal.app.inject(path)).statusCode).toBe(404);
});

test('what is revoked or has ended is answered like what never was, and its payload is gone', async () => {
  const portal = await startPortal();
  const a = await signIn(portal);
  const client = await openDatabase();
  const missing = await open(portal, `${publicUrl}/v1/shared/${randomBytes(32).toString('base64url')}`, {
    passcode,
  });
  expect(missing.statusCode).toBe(404);

  const revoked = await share(portal, a);
  expect((await callAs(portal, a, 'DELETE', `/${revoked.id}`)).statusCode).toBe(204);
  const ended = await share(portal, a);
  await client.query(`update portal.shares set expires_at = now() - interval '1 second' where id = $1`, [
    ended.id,
  ]);
  for (const { url } of [revoked, ended]) {
    const answer = await open(portal, url, { passcode });
    expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
  }
  expect((await listOf(portal, a)).map(({ state }) => state)).toEqual(['expired', 'revoked']);
  await clearEndedShares(portal.infra.database, portal.settings.keep.shareDays);
  const { rows } = await client.query(`select payload from portal.shares where id = any($1)`, [
    [revoked.id, ended.id],
  ]);
  expect(rows).toEqual([{ payload: null }, { payload: null }]);
});

test('another patient neither lists nor revokes it, with the answer of a missing one', async () => {
  const portal = await startPortal();
  const [a, b] = [await signIn(portal), await signIn(portal)];
  const { id, url } = await share(portal, a);
  expect(await listOf(portal, b)).toEqual([]);
  const missing = await callAs(portal, b, 'DELETE', `/${randomUUID()}`);
  const foreign = await callAs(portal, b, 'DELETE', `/${id}`);
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  expect((await open(portal, url, { passcode })).statusCode).toBe(200);
  for (const method of ['GET', 'POST'] as const)
    expect(
      (await portal.app.inject({ method, url: '/v1/shares', ...(method === 'POST' ? { payload: {} } : {}) }))
        .statusCode,
    ).toBe(401);
});

test.each([
  ['plain JSON', { payload: JSON.stringify({ resourceType: 'Bundle' }) }],
  [
    'a JWE with a wrapped key',
    { payload: `${'a'.repeat(40)}.${'b'.repeat(40)}.${'c'.repeat(16)}.dd.${'e'.repeat(22)}` },
  ],
  [
    'more than a megabyte',
    { payload: `${'a'.repeat(40)}..${'c'.repeat(16)}.${'d'.repeat(1_100_000)}.${'e'.repeat(22)}` },
  ],
  ['a year', { hours: 8760 }],
  ['a passcode of words', { passcode: 'secret' }],
  ['something else besides', { label: 'Sita Sharma' }],
])('%s is refused', async (_what, more) => {
  const portal = await startPortal();
  const a = await signIn(portal);
  const payload = await encrypt('{}', randomBytes(32));
  const answer = await callAs(portal, a, 'POST', '', { payload, hours: 1, ...more });
  expect([400, 413]).toContain(answer.statusCode);
});

test('at most ten are open at once, and those who ask too often wait', async () => {
  const portal = await startPortal();
  const a = await signIn(portal);
  const payload = await encrypt('{}', randomBytes(32));
  const statuses = [];
  for (let at = 0; at < 11; at += 1) {
    const fresh = at === 10 ? await startPortal() : portal;
    statuses.push((await callAs(fresh, a, 'POST', '', { payload, hours: 1 })).statusCode);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 201));
  expect([409, 429]).toContain(statuses[10]);
});

test('every view is in the patient’s list of accesses, as one by a link', async () => {
  const portal = await startPortal();
  const a = await signIn(portal);
  const { url } = await share(portal, a);
  await open(portal, url, { passcode });
  await open(portal, url, { passcode: '000000' });
  const listed = async () => {
    const { rows } = await (
      await openDatabase()
    ).query(
      `select interaction, outcome, subject from portal.audit
       where patient_id = $1 and interaction like 'share-%' order by at`,
      [a.patientId],
    );
    return rows as unknown[];
  };
  await expect.poll(listed, { timeout: 5000 }).toEqual([
    { interaction: 'share-create', outcome: 0, subject: null },
    { interaction: 'share-view', outcome: 0, subject: 'Dr. Rai' },
    { interaction: 'share-view', outcome: 4, subject: 'Dr. Rai' },
  ]);
  expect(portal.logLines.join('\n')).not.toContain(url.split('/').at(-1) ?? 'x');
  expect(portal.logLines.join('\n')).not.toContain('Dr. Rai');
});

test('F5: a wrong passcode is an attempt beside its link, and no look into the record', async () => {
  const portal = await startPortal();
  const a = await signIn(portal);
  const { url } = await share(portal, a);
  expect((await open(portal, url, { passcode: '000000' })).statusCode).toBe(401);
  expect((await open(portal, url, { passcode })).statusCode).toBe(200);
  const looks = async () => {
    const answer = await a.get('/AuditEvent?subtype=share-view');
    const { entry = [] } = answer.json<{ entry?: { resource: { outcome: string } }[] }>();
    return entry.map(({ resource }) => resource.outcome);
  };
  await expect.poll(looks, { timeout: 5000 }).toEqual(['0']);
  expect((await listOf(portal, a))[0]).toMatchObject({
    opened: 1,
    views: [{ outcome: 'opened' }, { outcome: 'wrong_passcode' }],
  });
});
