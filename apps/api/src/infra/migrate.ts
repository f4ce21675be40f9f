import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import { Client } from 'pg';
import type { Logger } from './logger.ts';
import type { Settings } from './settings.ts';

const dir = join(import.meta.dirname, 'migrations');

/**
 * Brings the schema `portal` up to date. Processes that start together take turns. Where another role owns the schema, that
 * role has to have done it (`migrate/main.ts`). @returns whether the schema is our own @throws where the owner has not
 */
export async function migrate(settings: Pick<Settings, 'databaseUrl'>, log: Logger): Promise<boolean> {
  const missing = await findMissingOfAnother(settings);
  if (missing === undefined) await migrateOwn(settings, log);
  else if (missing.length > 0)
    throw new Error(`the owner of the schema portal has yet to run the migrations ${missing.join(', ')}`);
  return missing === undefined;
}

/** All or nothing. `count`: no more than so many, for a test of what comes after. */
export async function migrateOwn(
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  log: Logger,
  count = Infinity,
) {
  await runner({
    count,
    databaseUrl,
    dir,
    direction: 'up',
    schema: 'portal',
    createSchema: true,
    migrationsTable: 'migrations',
    advisoryLockMode: 'wait',
    singleTransaction: true,
    log: (line) => log.debug(line),
  });
}

/** Migrations of this release that the database lacks. */
export async function findMissingMigrations({
  databaseUrl,
}: Pick<Settings, 'databaseUrl'>): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await listMissing(client);
  } finally {
    await client.end();
  }
}

async function listMissing(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from portal.migrations');
  const done = new Set(rows.map(({ name }) => `${name}.sql`));
  return readdirSync(dir).filter((file) => !done.has(file));
}

/** What has not been run, where that is another role's to do; undefined where it is our own. */
async function findMissingOfAnother({
  databaseUrl,
}: Pick<Settings, 'databaseUrl'>): Promise<string[] | undefined> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rows: others } = await client.query(
      `select 1 from pg_namespace where nspname = 'portal' and not pg_has_role(nspowner, 'usage')`,
    );
    if (others.length === 0) return undefined;
    return await listMissing(client);
  } finally {
    await client.end();
  }
}
