import { createHash } from 'node:crypto';
import { query } from './databases.ts';
import { settings } from './first-release.ts';

export type Table = { name: string; columns: string[]; rows: number; hash: string };

/** Rows and contents of every table, by the names and columns that are given, or that it has now. */
export async function readTables(database: string, schemas: string[], known?: Table[]): Promise<Table[]> {
  const listed = known ?? (await listTables(database, schemas));
  const read: Table[] = [];
  for (const { name, columns } of listed) {
    const chosen = columns.map((column) => `"${column}"`).join(', ');
    const [row] = await query<{ rows: number; hash: string | null }>(
      database,
      `select count(*)::int as rows, md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash
       from (select ${chosen} from ${name}) t`,
    );
    read.push({ name, columns, rows: row?.rows ?? 0, hash: row?.hash ?? '' });
  }
  return read;
}

/** Without the partitions of the audit, which are read by their parent. */
async function listTables(database: string, schemas: string[]) {
  return query<{ name: string; columns: string[] }>(
    database,
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
       and n.nspname = any('{${schemas.join(',')}}')
     group by 1 order by 1`,
  );
}

/** Which tables hold another number of rows, or other rows, than before. */
export const listChanged = (before: Table[], after: Table[]) =>
  before.flatMap((table, index) => {
    const now = after[index];
    return now?.hash === table.hash ? [] : [{ name: table.name, before: table.rows, after: now?.rows ?? 0 }];
  });

type Page = {
  entry?: { resource: { resourceType: string; id: string } }[];
  link?: { relation: string; url: string }[];
};

/** A hash of each resource as the records server answers it, by type and id. */
export async function hashResources(): Promise<Record<string, string>> {
  const types = await query<{ type: string }>(
    'records',
    'select distinct res_type as type from hfj_resource where res_deleted_at is null order by 1',
  );
  const hashes: Record<string, string> = {};
  for (const { type } of types) {
    let next: string | undefined =
      `http://127.0.0.1:${settings.ports.records}/fhir/${type}?_count=500&_sort=_id`;
    while (next !== undefined) {
      const answer: Response = await fetch(next);
      if (!answer.ok) throw new Error(`${next}: ${answer.status}`);
      const page = (await answer.json()) as Page;
      for (const { resource } of page.entry ?? [])
        hashes[`${type}/${resource.id}`] = createHash('sha256')
          .update(JSON.stringify(resource))
          .digest('hex');
      next = page.link?.find(({ relation }) => relation === 'next')?.url;
    }
  }
  return hashes;
}
