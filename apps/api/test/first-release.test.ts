import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../src/infra/logger.ts';
import { findMissingMigrations, migrateOwn } from '../src/infra/migrate.ts';
import { defaultPreferences } from '../src/notifications/default-preferences.ts';
import { createPreferenceStore } from '../src/notifications/preference-store.ts';
import { createRoles } from './database-roles.ts';

const log = createLogger({ logLevel: 'silent' });
/** Of release 0.1.0, which patients have used: `npm run upgrade:first-release`, then pg_dump of the schema `portal`. */
const dump = readFileSync(join(import.meta.dirname, 'first-release/portal.sql'), 'utf8');

type Rows = Record<string, unknown>[];

async function open(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Every table of the schema but its partitions and the list of migrations, with its columns. */
async function listTables(client: Client) {
  const { rows } = await client.query<{ name: string; columns: string }>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'portal'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and c.relname <> 'migrations'
     group by 1 order by 1`,
  );
  return rows;
}

async function readRows(client: Client, { name, columns }: { name: string; columns: string }) {
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from (select ${columns} from portal.${name}) t order by 1`,
  );
  return rows.map(({ row }) => row);
}

test('the migrations keep every row of release 0.1.0, under the names by which its processes read them', async () => {
  const { ownerUrl } = await createRoles();
  await (await open(ownerUrl)).query(dump);
  const old = await open(ownerUrl);
  const tables = await listTables(old);
  const before: Rows[] = [];
  for (const table of tables) before.push(await readRows(old, table));
  expect(tables.length).toBe(10);
  expect(before.every((rows) => rows.length > 0)).toBe(true);

  await migrateOwn({ databaseUrl: ownerUrl }, log);

  expect(await findMissingMigrations({ databaseUrl: ownerUrl })).toEqual([]);
  for (const [index, table] of tables.entries())
    expect([table.name, await readRows(old, table)]).toEqual([table.name, before[index]]);
});

test('a browser that is signed in at the upgrade has half an hour, a phone no limit, and nobody is signed out', async () => {
  const { ownerUrl } = await createRoles();
  await (await open(ownerUrl)).query(dump);
  await migrateOwn({ databaseUrl: ownerUrl }, log);
  const client = await open(ownerUrl);
  const { rows } = await client.query<{ client: string; minutes: number | null }>(
    `select client, round(extract(epoch from idle_ends_at - now()) / 60)::int as minutes
     from portal.sessions where revoked_at is null group by 1, 2 order by 1`,
  );
  expect(rows).toEqual([
    { client: 'native', minutes: null },
    { client: 'web', minutes: 30 },
  ]);
});

test('choices that a patient of 0.1.0 saves here are those that its processes can read', async () => {
  const { ownerUrl } = await createRoles();
  await (await open(ownerUrl)).query(dump);
  await migrateOwn({ databaseUrl: ownerUrl }, log);
  const client = await open(ownerUrl);
  const readChoices = async () =>
    (
      await client.query<{ choices: object }>(
        'select choices from portal.notice_preferences where patient_id = $1',
        [id],
      )
    ).rows[0]?.choices ?? {};
  const { rows } = await client.query<{ id: string }>(
    'select patient_id as id from portal.notice_preferences limit 1',
  );
  const id = rows[0]?.id ?? '';
  const before = await readChoices();
  const store = createPreferenceStore({
    query: async (text, values = []) => (await client.query(text, [...values])).rows as never,
  });
  const found = (await store.find(id)) ?? defaultPreferences('en');
  expect(found.choices.payment).toEqual(['in-app', 'push', 'email']);
  await store.save(id, found);
  expect(await readChoices()).toEqual(before);
  await store.save(id, { ...found, choices: { ...found.choices, payment: [] } });
  expect((await store.find(id))?.choices.payment).toEqual([]);
});
