import { randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { signIn } from './gateway-patient.ts';
import { startPortal } from './portal.ts';
import { listOf, open, openDatabase, passcode, share } from './share-link.ts';
import { publicUrl } from './stack.ts';

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
