import { randomBytes, randomUUID } from 'node:crypto';
import type { Manifest, NewShare, Share } from '@portal/api-contract/sharing';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { clearEndedShares } from '../src/worker/ended-shares.ts';
import { signIn, type SignedIn } from './gateway-patient.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { environment, publicUrl } from './stack.ts';

const passcode = '481702';

const encrypt = (text: string, key: Buffer) =>
  new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' })
    .encrypt(key);

function callAs(
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

async function share(
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

const open = (portal: TestPortal, url: string, body: object) =>
  portal.app.inject({
    method: 'POST',
    url: url.replace(publicUrl, ''),
    payload: { recipient: 'Dr. Rai', ...body },
  });

async function listOf(portal: TestPortal, patient: SignedIn): Promise<Share[]> {
  return (await callAs(portal, patient, 'GET')).json<{ shares: Share[] }>().shares;
}

async function openDatabase() {
  const client = new Client({ connectionString: environment.PORTAL_DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Every row of every table of the portal, as text. */
async function dumpPortal(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'portal'`,
  );
  const dumps = [];
  for (const { name } of rows) {
    const content = await client.query<{ row: string }>(`select t::text as row from portal."${name}" t`);
    dumps.push(...content.rows.map(({ row }) => row));
  }
  return dumps.join('\n');
}

/** As itself, and as the bytes of a bytea, base64 or base64url would show it. */
function findAnyForm(dump: string, secret: string): string[] {
  const bytes = Buffer.from(secret);
  const inBase64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(4, -4),
  );
  const forms = [
    secret,
    bytes.toString('hex'),
    ...inBase64,
    ...inBase64.map((one) => one.replaceAll('+', '-').replaceAll('/', '_')),
  ];
  return forms.filter((form) => dump.includes(form));
}

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

test('the database holds no readable byte of it: neither of what is shared, nor its key, address or passcode', async () => {
  const portal = await startPortal();
  const a = await signIn(portal);
  const marker = `marker-${randomUUID()}`;
  const { url, key, payload } = await share(portal, a, {}, JSON.stringify({ marker }));
  await open(portal, url, { passcode });
  await portal.app.inject({ url: '/healthz' });
  const client = await openDatabase();
  const dump = await dumpPortal(client);
  expect(dump).toContain(payload);
  for (const secret of [marker, url.split('/').at(-1) ?? '', key.toString('base64url'), key.toString('hex')])
    expect(findAnyForm(dump, secret)).toEqual([]);
  expect(dump).not.toMatch(new RegExp(`\\b${passcode}\\b`));

  // The same search finds what is there.
  const planted = `planted-${randomUUID()}`;
  await client.query(`update portal.shares set payload = $1 where patient_id = $2`, [planted, a.patientId]);
  expect(findAnyForm(await dumpPortal(client), planted)).toEqual([planted]);
  const encoded = Buffer.from(`xx${planted}xx`).toString('base64');
  await client.query(`update portal.shares set payload = $1 where patient_id = $2`, [encoded, a.patientId]);
  expect(findAnyForm(await dumpPortal(client), planted)).not.toEqual([]);
});

describe('five wrong passcodes', () => {
  test('lock it for good, the right one included, and each is told to the patient', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const { url } = await share(portal, a);
    const missing = await open(portal, `${publicUrl}/v1/shared/${randomBytes(32).toString('base64url')}`, {
      passcode,
    });
    for (const left of [4, 3, 2, 1, 0]) {
      const answer = await open(portal, url, { passcode: '000000' });
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        expect.objectContaining({ remainingAttempts: left }),
      ]);
    }
    const locked = await open(portal, url, { passcode });
    expect([locked.statusCode, locked.body]).toEqual([404, missing.body]);
    const [listed] = await listOf(portal, a);
    expect(listed).toMatchObject({ state: 'locked', opened: 0 });
    expect(listed?.views.map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 5 }, () => 'wrong_passcode'),
    );
  });

  test('are all that is tested, however many come at once, at however many processes', async () => {
    const [one, other] = [await startPortal(), await startPortal()];
    const a = await signIn(one);
    const { url } = await share(one, a);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        open(at % 2 ? one : other, url, { passcode: String(100_000 + at) }),
      ),
    );
    const tested = answers.filter(({ statusCode }) => statusCode === 401);
    expect(tested.length).toBe(5);
    expect(
      tested
        .map((answer) => answer.json<{ remainingAttempts: number }>().remainingAttempts)
        .toSorted((one, other) => one - other),
    ).toEqual([0, 1, 2, 3, 4]);
    expect(
      answers
        .filter(({ statusCode }) => statusCode !== 401)
        .every(({ statusCode }) => [404, 503].includes(statusCode)),
    ).toBe(true);
    expect((await open(one, url, { passcode })).statusCode).toBe(404);
    expect((await listOf(one, a))[0]).toMatchObject({ state: 'locked', opened: 0 });
  });

  test('are not reached by those who know it, and a try that died gives its place back', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const { id, url } = await share(portal, a);
    for (let at = 0; at < 4; at += 1) await open(portal, url, { passcode: '000000' });
    for (let at = 0; at < 7; at += 1) expect((await open(portal, url, { passcode })).statusCode).toBe(200);
    const client = await openDatabase();
    await client.query(`update portal.shares set tries = 5 where id = $1`, [id]);
    expect((await open(portal, url, { passcode })).statusCode).toBe(503);
    await client.query(`update portal.shares set tried_at = now() - interval '1 minute' where id = $1`, [id]);
    expect((await open(portal, url, { passcode })).statusCode).toBe(200);
  });

  test('a missing one is a wrong one; where there is none to give, none is asked', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    expect((await open(portal, (await share(portal, a)).url, {})).statusCode).toBe(401);
    const { url } = await share(portal, a, { passcode: undefined });
    expect((await open(portal, url, {})).statusCode).toBe(200);
    expect((await open(portal, url, { recipient: '  ' })).statusCode).toBe(400);
  });
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
  await clearEndedShares(portal.infra.database);
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
