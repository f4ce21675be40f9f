import { Client } from 'pg';
import { reportWhile } from '../../progress.ts';
import type { StackSettings } from '../../settings.ts';
import type { ClinicDay } from '../clinic-time.ts';
import { stableId } from '../ids.ts';
import { chunks } from '../in-parallel.ts';
import { buildPerson } from './person.ts';
import { withRecordsStopped } from './records-stopped.ts';

/** The tables in which the records server keeps a person of the population, besides hfj_resource. */
const rowTables = [
  { table: 'hfj_res_ver', key: 'pid', sequence: 'seq_resource_history_id' },
  { table: 'hfj_res_link', key: 'pid', sequence: 'seq_reslink_id' },
  { table: 'hfj_spidx_date', key: 'sp_id', sequence: 'seq_spidx_date' },
  { table: 'hfj_spidx_quantity', key: 'sp_id', sequence: 'seq_spidx_quantity' },
  { table: 'hfj_spidx_string', key: 'sp_id', sequence: 'seq_spidx_string' },
  { table: 'hfj_spidx_token', key: 'sp_id', sequence: 'seq_spidx_token' },
];
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const rowsAtOnce = 2000;

type Stored = { res_id: string; fhir_id: string; text: string };
type Copied = { from: string; copy: number; id: string; text: string };

/**
 * People `loaded + 1` to `size` are copies of the loaded ones in the database itself, each resource under an id of its own:
 * the records server would take hours. Every search index of the origin is copied with it; what an index holds is the same
 * for a copy, because no search parameter of these resources holds an id except references, which are led to the copies.
 * Hospital numbers are the origin's.
 */
export async function copyPeople(settings: StackSettings, loaded: number, size: number, today: ClinicDay) {
  const client = new Client({ ...connection, port: settings.ports.postgres });
  await client.connect();
  try {
    await withRecordsStopped(settings, () =>
      reportWhile('copying people', copyAll(client, loaded, size, today)),
    );
  } finally {
    await client.end();
  }
}

const connection = { host: '127.0.0.1', user: 'postgres', database: 'records' };

async function copyAll(client: Client, loaded: number, size: number, today: ClinicDay) {
  await client.query('begin');
  await client.query(
    'create temporary table copied (old_id bigint, copy int, new_id bigint, fhir_id text, text text) on commit drop',
  );
  for (let first = loaded + 1; first <= size; first += loaded) {
    const people = Array.from({ length: Math.min(loaded, size - first + 1) }, (_, index) => ({
      origin: index + 1,
      number: first + index,
    }));
    for (const chunk of chunks(await rename(client, people, today), rowsAtOnce)) await stage(client, chunk);
  }
  await client.query('create index on copied (old_id, copy)');
  await client.query('analyze copied');
  await requireNothingElse(client);
  await insertCopies(client, 'hfj_resource', { res_id: 'c.new_id', fhir_id: 'c.fhir_id' }, 'res_id');
  for (const { table, key, sequence } of rowTables) {
    const isLink = table === 'hfj_res_link';
    await insertCopies(
      client,
      table,
      {
        [key]: `nextval('${sequence}')`,
        [isLink ? 'src_resource_id' : 'res_id']: 'c.new_id',
        ...(isLink && { target_resource_id: 'coalesce(target.new_id, row.target_resource_id)' }),
        ...(table === 'hfj_res_ver' && { res_text_vc: 'c.text' }),
      },
      isLink ? 'src_resource_id' : 'res_id',
    );
  }
  await client.query('commit');
  await client.query('analyze');
}

/** The stored resources of the origins, as the copies have them. */
async function rename(client: Client, people: { origin: number; number: number }[], today: ClinicDay) {
  const newIds = new Map<string, string>();
  const copies = new Map<string, number>();
  for (const { origin, number } of people) {
    for (const { resourceType, id = '' } of buildPerson(origin, today)) {
      const isPerson = resourceType === 'Patient';
      newIds.set(id, isPerson ? stableId('Patient', 'population', number) : stableId('copy', number, id));
      copies.set(id, number);
    }
  }
  const { rows } = await client.query<Stored>(
    `select r.res_id, r.fhir_id, v.res_text_vc as text from hfj_resource r
     join hfj_res_ver v on v.res_id = r.res_id and v.res_ver = r.res_ver where r.fhir_id = any($1)`,
    [[...newIds.keys()]],
  );
  if (rows.length !== newIds.size) throw new Error('Not all of the origins are stored.');
  return rows.map(({ res_id, fhir_id, text }): Copied => ({
    from: res_id,
    copy: copies.get(fhir_id) ?? 0,
    id: newIds.get(fhir_id) ?? '',
    text: text.replaceAll(uuid, (id) => newIds.get(id) ?? id),
  }));
}

async function stage(client: Client, rows: Copied[]) {
  await client.query(
    `insert into copied select old_id, copy, nextval('seq_resource_id'), fhir_id, text
     from unnest($1::bigint[], $2::int[], $3::text[], $4::text[]) as t (old_id, copy, fhir_id, text)`,
    [
      rows.map(({ from }) => from),
      rows.map(({ copy }) => copy),
      rows.map(({ id }) => id),
      rows.map(({ text }) => text),
    ],
  );
}

/** A table that is not copied and yet tells something of an origin would make the copies incomplete. */
async function requireNothingElse(client: Client) {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, a.attname as column from pg_constraint
     join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
     where confrelid = 'hfj_resource'::regclass and contype = 'f'`,
  );
  for (const { table, column } of rows) {
    if (rowTables.some((copied) => copied.table === table)) continue;
    const found = await client.query(
      `select 1 from ${table} where ${column} in (select old_id from copied) limit 1`,
    );
    if (found.rowCount) throw new Error(`${table} holds something of the people, and is not copied.`);
  }
  const { rowCount } = await client.query(
    `select 1 from hfj_res_ver where res_ver > 1 and res_id in (select old_id from copied) limit 1`,
  );
  if (rowCount) {
    throw new Error(
      'The people to copy have been changed since they were loaded: run npm run stack:reset, and load them anew.',
    );
  }
}

async function insertCopies(client: Client, table: string, replaced: Record<string, string>, owner: string) {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public'`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => replaced[name] ?? `row.${name}`);
  const links = replaced['target_resource_id']
    ? 'left join copied target on target.old_id = row.target_resource_id and target.copy = c.copy'
    : '';
  await client.query(
    `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
     from ${table} row join copied c on c.old_id = row.${owner} ${links}`,
  );
}
