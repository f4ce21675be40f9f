import type { Database } from '../infra/database.ts';
import { findMissingMigrations } from '../infra/migrate.ts';
import type { Settings } from '../infra/settings.ts';
import { type Finding, change, reasonOf, rule } from './finding.ts';
import { isLocal } from '../infra/is-local.ts';

const leastConnections = 100;
const leastVersion = 150_000;
const mostSkewMs = 5000;

type Facts = {
  version: number;
  super: boolean;
  owns: boolean;
  ssl: boolean;
  deletes: boolean;
  connections: number;
  fsync: string;
  commit: string;
  now: Date;
};

export async function checkDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'canonicalBase'>,
  database: Pick<Database, 'query'>,
): Promise<Finding[]> {
  let facts: Facts | undefined;
  let missing: string[] = [];
  let base: string | undefined;
  try {
    [facts] = await database.query<Facts>(`
      select current_setting('server_version_num')::int as version,
        (select rolsuper from pg_roles where rolname = current_user) as super,
        coalesce((select pg_has_role(nspowner, 'usage') from pg_namespace where nspname = 'portal'), false) as owns,
        coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as ssl,
        coalesce(has_table_privilege(to_regclass('portal.audit'), 'delete, update, truncate'), false) as deletes,
        current_setting('max_connections')::int as connections,
        current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        clock_timestamp() as now`);
    missing = await findMissingMigrations(settings);
    if (missing.length === 0) base = await findStoredBase(database);
  } catch (error) {
    return [
      change('database', `The database does not answer: ${reasonOf(error)}. Check PORTAL_DATABASE_URL.`),
    ];
  }
  if (!facts) return [];
  return [
    rule('database: version', facts.version >= leastVersion, 'PostgreSQL is older than 15. Upgrade it.'),
    rule(
      'database: migrated',
      missing.length === 0,
      `The schema lacks ${missing.length} migrations. Run apps/api/src/migrate/main.ts as the owner of the database.`,
    ),
    rule(
      'canonical base',
      base === undefined || base === settings.canonicalBase,
      `The names in the clinical record begin with ${base}, and PORTAL_CANONICAL_BASE is ${settings.canonicalBase}: nothing would start. Set it back.`,
    ),
    rule(
      'database: rights',
      !facts.super,
      'The portal connects as a superuser of PostgreSQL. Give it a role of its own.',
    ),
    rule(
      'database: owner',
      !facts.owns || facts.super,
      'The portal’s role owns its tables, so that it could take the guards of the audit away. Let another role own them (deploy/compose/README.md, Upgrading).',
    ),
    rule(
      'database: audit',
      !facts.deletes || facts.owns,
      'The portal’s role may change rows of the audit. Run apps/api/src/migrate/main.ts as the owner, which takes that right away.',
    ),
    rule(
      'database: TLS',
      facts.ssl || isLocal(settings.databaseUrl),
      'The connection to the database is not encrypted. Switch ssl on there and set sslmode=verify-full.',
    ),
    rule(
      'database: connections',
      facts.connections >= leastConnections,
      `PostgreSQL takes ${facts.connections} connections; two API processes, the worker, the records and the identity server need ${leastConnections}. Raise max_connections.`,
    ),
    rule(
      'database: writes last',
      facts.fsync === 'on' && facts.commit !== 'off',
      'PostgreSQL tells of a write before it lasts: a booking could be lost with the power. Set fsync and synchronous_commit to on.',
    ),
    rule(
      'clock: of the database',
      Math.abs(facts.now.getTime() - Date.now()) <= mostSkewMs,
      'The clocks of this machine and of the database differ by more than 5 seconds. Let both follow a time server (NTP).',
    ),
  ];
}

async function findStoredBase(database: Pick<Database, 'query'>): Promise<string | undefined> {
  const [row] = await database.query<{ base: string }>(
    'select canonical_base as base from portal.deployment',
  );
  return row?.base;
}
