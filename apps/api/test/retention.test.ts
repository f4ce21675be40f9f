import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { setAuditPeriod } from '../src/infra/audit-period.ts';
import { openDatabase } from '../src/infra/database.ts';
import { openJobQueue } from '../src/infra/job-queue.ts';
import { createLogger } from '../src/infra/logger.ts';
import { migrateOwn } from '../src/infra/migrate.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { letUse } from '../src/infra/let-use.ts';
import { clearEndedShares } from '../src/worker/ended-shares.ts';
import { purgeSessions } from '../src/worker/expired-sessions.ts';
import { dropOldAuditMonths } from '../src/worker/old-audit-months.ts';
import { createRoles } from './database-roles.ts';
import { environment } from './stack.ts';

const log = createLogger({ logLevel: 'silent' });
const dayMs = 86_400_000;
const monthOf = (at: Date) => `audit_${at.toISOString().slice(0, 7).replace('-', '_')}`;
/** The first day of the month so many months ago, UTC. */
const firstDay = (monthsAgo: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
};

async function setUp() {
  const { ownerUrl, apiUrl, user } = await createRoles();
  await migrateOwn({ databaseUrl: ownerUrl }, log);
  await letUse(ownerUrl, user);
  const settings = { ...parseSettings(environment), databaseUrl: apiUrl };
  const database = openDatabase(settings, log);
  onTestFinished(() => database.close());
  return { ownerUrl, apiUrl, settings, database };
}

async function addAccesses(database: Awaited<ReturnType<typeof setUp>>['database'], days: readonly Date[]) {
  for (const at of days) {
    await database.query('select portal.prepare_audit_month($1)', [at]);
    await database.query(
      `insert into portal.audit (id, at, outcome, patient_id, interaction) values ($1, $2, 0, 'p', 'read')`,
      [randomUUID(), at],
    );
  }
}

test.each([12, 120])(
  'audit: the last day of the month before the period of %i months goes, the day after it stays',
  async (months) => {
    const { ownerUrl, database } = await setUp();
    const stays = firstDay(months);
    const goes = new Date(stays.getTime() - dayMs);
    await addAccesses(database, [goes, stays, new Date()]);
    await setAuditPeriod(ownerUrl, months);
    expect(await dropOldAuditMonths(database)).toEqual([monthOf(goes)]);
    const left = await database.query<{ at: Date }>('select at from portal.audit order by at');
    expect(left.map(({ at }) => at.getTime())).toEqual([stays.getTime(), expect.any(Number)]);
    expect(await dropOldAuditMonths(database)).toEqual([]);
  },
);

test('audit: without a period nothing goes, and no period is shorter than a year', async () => {
  const { ownerUrl, database } = await setUp();
  const lastYear = firstDay(11);
  await addAccesses(database, [firstDay(400), lastYear]);
  expect(await dropOldAuditMonths(database)).toEqual([]);
  await expect(setAuditPeriod(ownerUrl, 11)).rejects.toMatchObject({ code: '23514' });

  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  onTestFinished(() => owner.end());
  await owner.query('alter table portal.audit_period drop constraint audit_period_months_check');
  await owner.query('insert into portal.audit_period (months) values (0)');
  expect(await dropOldAuditMonths(database)).toEqual([monthOf(firstDay(400))]);
  expect(await database.query('select 1 from portal.audit where at = $1', [lastYear])).toHaveLength(1);
});

test('audit: a month is not dropped while that would hold up those who write', async () => {
  const { ownerUrl, apiUrl, database } = await setUp();
  await addAccesses(database, [firstDay(13)]);
  await setAuditPeriod(ownerUrl, 12);
  const reader = new Client({ connectionString: apiUrl });
  await reader.connect();
  await reader.query('begin');
  await reader.query('select 1 from portal.audit');
  const from = Date.now();
  await expect(dropOldAuditMonths(database)).rejects.toMatchObject({
    cause: { code: '55P03' },
  });
  expect(Date.now() - from).toBeLessThan(5000);
  await reader.end();
  expect(await dropOldAuditMonths(database)).toEqual([monthOf(firstDay(13))]);
});

test('sessions: one that ended a day longer ago than the period goes, one of a day less stays', async () => {
  const { database } = await setUp();
  const keptDays = 45;
  const put = (subject: string, ended: string, expires: string) =>
    database.query(
      `insert into portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, expires_at, revoked_at)
       values (gen_random_uuid(), 'native', 'i', $1, 'p', gen_random_uuid(), now(), now() - $3::interval,
               now() - $2::interval)`,
      [subject, ended, expires],
    );
  await put('ended, older', '46 days', '-1 day');
  await put('ended, younger', '44 days', '-1 day');
  await put('expired, older', '-1 day', '46 days');
  await put('expired, younger', '-1 day', '44 days');
  expect(await purgeSessions(database, keptDays)).toBe(2);
  const left = await database.query<{ subject: string }>('select subject from portal.sessions order by 1');
  expect(left.map(({ subject }) => subject)).toEqual(['ended, younger', 'expired, younger']);
});

test('shares: a link that ended a day longer ago than the period goes with its views, one of a day less stays', async () => {
  const { database } = await setUp();
  const put = (days: number) =>
    database.query(
      `with share as (
         insert into portal.shares (id, patient_id, locator_hash, payload, expires_at)
         values (gen_random_uuid(), $1, sha256(random()::text::bytea), 'ciphertext', now() - make_interval(days => $2))
         returning id)
       insert into portal.share_views (share_id, recipient, outcome) select id, 'a doctor', 'opened' from share`,
      [String(days), days],
    );
  await put(61);
  await put(59);
  expect(await clearEndedShares(database, 60)).toBe(1);
  expect(await database.query('select patient_id as days, payload from portal.shares')).toEqual([
    { days: '59', payload: null },
  ]);
  expect(await database.query('select 1 from portal.share_views')).toHaveLength(1);
});

test('jobs: one that was done a day longer ago than the period goes, one of a day less stays', async () => {
  const { settings, database, apiUrl } = await setUp();
  const jobs = await openJobQueue({ ...settings, keep: { ...settings.keep, jobDays: 20 } }, log);
  onTestFinished(() => jobs.close());
  await jobs.createQueue('old', { retryLimit: 0, retryDelay: 1, retryDelayMax: 1 });
  const ids = { older: randomUUID(), younger: randomUUID(), waiting: randomUUID() };
  await jobs.add(
    'old',
    Object.values(ids).map((id) => ({ id, data: {}, startAfter: new Date(Date.now() + dayMs) })),
  );
  const finish = (id: string, days: number) =>
    database.query(
      `update portal_jobs.job set state = 'completed', completed_on = now() - make_interval(days => $2) where id = $1`,
      [id, days],
    );
  await finish(ids.older, 21);
  await finish(ids.younger, 19);

  const boss = new PgBoss({
    connectionString: apiUrl,
    schema: 'portal_jobs',
    supervise: false,
    schedule: false,
  });
  await boss.start();
  onTestFinished(() => boss.stop());
  await database.query(`update portal_jobs.queue set maintain_on = null where name = 'old'`);
  await boss.supervise('old');
  const left = await database.query<{ id: string }>(`select id from portal_jobs.job where name = 'old'`);
  expect(left.map(({ id }) => id).toSorted()).toEqual([ids.younger, ids.waiting].toSorted());
});
