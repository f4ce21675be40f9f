import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../src/infra/logger.ts';
import { migrateOwn } from '../src/infra/migrate.ts';
import { createSessionStore } from '../src/sessions/session-store.ts';
import { createRoles } from './database-roles.ts';
import { signIn } from './gateway-patient.ts';
import { createPatient, putResource } from './people.ts';
import { createBrowser, getTokens, startPortal, webClient } from './portal.ts';
import { consent } from './sign-in.ts';
import { stack } from './stack.ts';

/** What docs/operate tells an operator to type is run as it stands there, on a portal with a database of its own. */
const blocksOf = (page: string) =>
  [
    ...readFileSync(join(stack.repository, `docs/operate/${page}.md`), 'utf8').matchAll(
      /^ *```sql\n(.*?)^ *```/gms,
    ),
  ].map(([, sql = '']) => sql);

async function setUp() {
  const { ownerUrl } = await createRoles();
  await migrateOwn({ databaseUrl: ownerUrl }, createLogger({ logLevel: 'silent' }));
  const portal = await startPortal({ PORTAL_DATABASE_URL: ownerUrl });
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const run = async (sql: string, names: Record<string, string> = {}) =>
    (await client.query(sql.replaceAll(/RECORD|ACCOUNT/g, (name) => names[name] ?? name))).rows as Record<
      string,
      unknown
    >[];
  return { portal, run };
}

test.each(['rotate-secrets', 'leaked-key', 'wrong-merge', 'breach'])('%s: all its SQL runs', async (page) => {
  const { run } = await setUp();
  const blocks = blocksOf(page);
  expect(blocks.length).toBeGreaterThan(0);
  for (const sql of blocks) await run(sql);
});

test(
  'breach: ending all sessions stops tokens and refreshes within 5 s, and the queries name who opened what',
  { timeout: 120_000 },
  async () => {
    const { portal, run } = await setUp();
    const a = await signIn(portal);
    expect((await a.get(`/Patient/${a.patientId}`)).statusCode).toBe(200);
    const [end = '', , ofRecord = '', ofAccount = ''] = blocksOf('breach');
    const names = { RECORD: a.patientId, ACCOUNT: a.userId };
    const thisMonth = (sql: string) =>
      sql.replaceAll('2026-11-01', '2000-01-01').replaceAll('2026-12-01', '2100-01-01');
    await expect
      .poll(async () => (await run(thisMonth(ofRecord), names)).map((row) => row['interaction']))
      .toEqual(['login', 'read']);
    expect(await run(thisMonth(ofAccount), names)).toMatchObject([
      { patient_id: a.patientId, accesses: '2' },
    ]);

    expect(end).toContain('update portal.sessions');
    await run(end);
    const from = Date.now();
    await expect
      .poll(async () => (await a.get(`/Patient/${a.patientId}`)).statusCode, { timeout: 8000, interval: 100 })
      .toBe(401);
    expect(Date.now() - from).toBeLessThan(6000);
    const refreshed = await a.browser.post(portal, '/v1/auth/refresh', webClient);
    expect([refreshed.statusCode, refreshed.json<{ code: string }>().code]).toEqual([401, 'token_expired']);
  },
);

test(
  'leaked key: with sessions ended and the old key gone, people sign in again and clean-up goes on',
  { timeout: 120_000 },
  async () => {
    const { portal, run } = await setUp();
    const a = await signIn(portal);
    await run(blocksOf('leaked-key')[0] ?? '');
    const after = await startPortal({
      PORTAL_DATABASE_URL: portal.settings.databaseUrl,
      PORTAL_SESSION_KEY: Buffer.alloc(32, 9).toString('base64'),
    });
    expect((await a.browser.post(after, '/v1/auth/refresh', webClient)).statusCode).toBe(401);
    const again = await a.browser.post(after, '/v1/auth/authorize', await consent(a));
    expect(getTokens(again).access_token).toBeTruthy();

    await run(
      `update portal.sessions set revoked_because = 'signed out', revoked_at = now() - interval '2 minutes'
       where revoked_because = 'refused'`,
    );
    const sessions = createSessionStore(after.infra.database, after.infra.secrets);
    expect(await sessions.listUnfinished(100)).toEqual([]);
  },
);

test(
  'wrong merge: refused while one side says so, let in once both are undone',
  { timeout: 120_000 },
  async () => {
    const { portal } = await setUp();
    const person = await createPatient();
    const reference = `Patient/${person.patientId}`;
    const survivor = { resourceType: 'Patient', id: randomUUID() } as const;
    const link = (type: 'replaced-by' | 'replaces', to: string) => [{ type, other: { reference: to } }];
    const tryIn = async () => {
      const browser = createBrowser();
      return (await browser.post(portal, '/v1/auth/authorize', await consent(person))).statusCode;
    };
    await putResource({ ...survivor, link: link('replaces', reference) } as typeof survivor);
    await putResource({
      resourceType: 'Patient',
      id: person.patientId,
      active: false,
      link: link('replaced-by', `Patient/${survivor.id}`),
    } as typeof survivor);
    expect(await tryIn()).not.toBe(200);
    await putResource({ resourceType: 'Patient', id: person.patientId, active: true } as typeof survivor);
    expect(await tryIn()).not.toBe(200);
    await putResource(survivor);
    await expect.poll(tryIn, { timeout: 30_000 }).toBe(200);
  },
);
