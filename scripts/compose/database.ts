import { execFileSync } from 'node:child_process';
import { ask } from '../images/engine.ts';
import { project } from './trial.ts';

/** What the trial's database answers to its superuser, in the container. */
export function query(database: string, sql: string): string {
  const psql = ['psql', '-U', 'postgres', '-d', database, '-v', 'ON_ERROR_STOP=1', '-qAtX'];
  const words = ['exec', `${project}_postgres_1`, ...psql, '-c', sql];
  return execFileSync('podman', words, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 30 }).trim();
}

const hash = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** Every version of every resource, `Type/id/version`, with a hash of its content. */
export function listVersions(): Map<string, string> {
  const content = `coalesce(v.res_text_vc, encode(lo_get(v.res_text), 'base64'), '')`;
  const lines = query(
    'records',
    `select concat_ws('/', r.res_type, r.fhir_id, v.res_ver) || ' ' || ${hash(content)}
       from hfj_res_ver v join hfj_resource r using (res_id)`,
  );
  return new Map(lines.split('\n').map((line) => line.split(' ') as [string, string]));
}

/** Every row of every table of a schema by its hash; of rows that are alike, each. */
export function listRows(database: string, schema: string): Map<string, string> {
  const tables = query(
    database,
    `select oid::regclass from pg_class where relnamespace = '${schema}'::regnamespace and relkind = 'r' order by 1`,
  ).split('\n');
  const sql = tables.map(
    (table) =>
      `select '${table} ' || ${hash('t::text')} || ' ' || row_number() over (partition by t::text) from ${table} t`,
  );
  return new Map(
    query(database, sql.join(' union all '))
      .split('\n')
      .map((line) => [line, line]),
  );
}

type Backup = {
  type: string;
  timestamp: { start: number; stop: number };
  info: { size: number; delta: number; repository: { delta: number } };
};

export function listBackups(): Backup[] {
  const words = ['pgbackrest', '--stanza=portal', '--log-level-console=off', '--output=json', 'info'];
  const [stanza] = JSON.parse(ask('exec', `${project}_backup_1`, ...words)) as { backup: Backup[] }[];
  return stanza?.backup ?? [];
}

/** When changes were last handed to the repository. */
export const findArchived = () =>
  Number(query('portal', 'select extract(epoch from last_archived_time) * 1000 from pg_stat_archiver'));

/** The file of changes that is handed over next. */
export const switchWal = () => query('portal', 'select pg_walfile_name(pg_switch_wal())');
