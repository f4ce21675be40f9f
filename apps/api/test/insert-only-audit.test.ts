import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createAccessAudit } from '../src/audit/access-audit.ts';
import { openDatabase } from '../src/infra/database.ts';
import { openInfra } from '../src/infra/infra.ts';
import { createLogger } from '../src/infra/logger.ts';
import { migrate, migrateOwn } from '../src/infra/migrate.ts';
import { createSecrets } from '../src/infra/secrets.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { letUse } from '../src/infra/let-use.ts';
import { forgetPerson } from '../src/account/forget-person.ts';
import { createSessionStore } from '../src/sessions/session-store.ts';
import { createAccess } from './audit-setup.ts';
import { createRoles } from './database-roles.ts';
import { environment } from './stack.ts';

const log = createLogger({ logLevel: 'silent' });

const changes = [
  `update portal.audit set outcome = 0`,
  `delete from portal.audit`,
  `truncate portal.audit`,
  `update portal.audit_2026_11 set outcome = 0`,
  `delete from portal.audit_2026_11`,
  `truncate portal.audit_2026_11`,
];
const takeovers = [
  `alter table portal.audit disable trigger all`,
  `drop trigger audit_only_added on portal.audit`,
  `drop table portal.audit_2026_11`,
  `alter table portal.audit detach partition portal.audit_2026_11`,
  `drop table portal.audit`,
  `drop function portal.refuse_audit_change() cascade`,
  `create or replace function portal.refuse_audit_change() returns trigger language plpgsql as 'begin return new; end'`,
  `alter table portal.audit owner to current_user`,
  `grant all on portal.audit to current_user`,
  `update portal.audit_period set months = 12`,
  `delete from portal.audit_period`,
  `create or replace function portal.drop_old_audit_months() returns setof text language sql as 'select null'`,
  `insert into portal.migrations (name, run_on) values ('x', now())`,
];

async function tryAll(url: string, statements: string[]): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const answers: string[] = [];
  for (const statement of statements) {
    await client.query('begin');
    const code = await client.query(statement).then(
      () => 'done',
      (error: { code?: string }) => error.code ?? '?',
    );
    await client.query('rollback');
    answers.push(`${code} ${statement}`);
  }
  await client.end();
  return answers;
}

const refused = (statements: string[]) => statements.map((statement) => `42501 ${statement}`);

async function setUp() {
  const { ownerUrl, apiUrl, user } = await createRoles();
  await migrateOwn({ databaseUrl: ownerUrl }, log);
  await letUse(ownerUrl, user);
  const settings = parseSettings({ ...environment, PORTAL_DATABASE_URL: apiUrl });
  await migrate(settings, log);
  const infra = openInfra(settings, log);
  const audit = createAccessAudit({ settings, infra });
  onTestFinished(async () => {
    await audit.close();
    await infra.close();
  });
  const patientId = randomUUID();
  const at = new Date('2026-11-16T10:00:00Z');
  await audit.confirmWrite(createAccess(patientId, { at, interaction: 'update' }));
  const count = async () =>
    (await infra.database.query('select 1 from portal.audit where patient_id = $1', [patientId])).length;
  return { ownerUrl, apiUrl, audit, infra, patientId, count };
}

test('the API’s role neither changes nor deletes a row of the audit, nor takes the guard away', async () => {
  const { apiUrl, count } = await setUp();
  const statements = [...changes, ...takeovers];
  const answers = await tryAll(apiUrl, statements);
  const isGrant = (line: string) => line.includes('grant all');
  // Granting what one does not have is answered with a warning.
  expect(answers.filter((line) => !isGrant(line))).toEqual(
    refused(statements).filter((line) => !isGrant(line)),
  );
  expect(await tryAll(apiUrl, changes)).toEqual(refused(changes));
  expect(await count()).toBe(1);
});

test('allowed twin: it adds rows, also of a month that nobody has prepared, reads them, and does the rest of its work', async () => {
  const { audit, infra, patientId, count, ownerUrl } = await setUp();
  await audit.confirmWrite(createAccess(patientId, { at: new Date('2190-01-01T00:00:00Z') }));
  expect(await count()).toBe(2);
  const settings = parseSettings(environment);
  const sessions = createSessionStore(infra.database, createSecrets(settings.sessionKeys));
  const now = new Date();
  const tokens = { accessToken: 'a', accessExpiresAt: now, idToken: 'i', refreshToken: 'r', scope: 's' };
  const id = await sessions.open({
    client: 'native',
    isUnverified: false,
    issuer: settings.issuer,
    subject: randomUUID(),
    patientId,
    upstreamSid: randomUUID(),
    tokensFrom: now,
    signedInAt: now,
    device: undefined,
    handle: undefined,
    idleSeconds: undefined,
    tokens,
  });
  await forgetPerson(infra.database, { id, patientId }, async () => undefined);
  expect(await sessions.isLive(id)).toBe(false);
  expect(await count()).toBe(2);

  // A month is dropped as a whole, by the owner or by the function that the owner made for it (retention.test.ts).
  expect(await tryAll(ownerUrl, ['drop table portal.audit_2190_01'])).toEqual([
    'done drop table portal.audit_2190_01',
  ]);
});

test('where the API’s role owns the table, its rows are still not changed', async () => {
  await migrate({ databaseUrl: environment.PORTAL_DATABASE_URL }, log);
  const database = openDatabase({ databaseUrl: environment.PORTAL_DATABASE_URL }, log);
  await database.query(`select portal.prepare_audit_month('2026-11-16T10:00:00Z')`);
  await database.query(
    `insert into portal.audit (id, at, outcome, patient_id, interaction) values ($1, '2026-11-16T10:00:00Z', 0, 'p', 'read')`,
    [randomUUID()],
  );
  await database.close();
  expect(await tryAll(environment.PORTAL_DATABASE_URL, changes)).toEqual(refused(changes));
});

test('a process whose role owns nothing does not start before the owner has migrated', async () => {
  const { ownerUrl, apiUrl, user } = await createRoles();
  await migrateOwn({ databaseUrl: ownerUrl }, log);
  await letUse(ownerUrl, user);
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`delete from portal.migrations where name = '0014_insert_only_audit'`);
  await owner.end();
  await expect(migrate({ databaseUrl: apiUrl }, log)).rejects.toThrow('0014_insert_only_audit');
});
