import { Client } from 'pg';

/**
 * What the API's role may do in the owner's database: everything with the rows of the schema `portal`, but the audit, which
 * it may add to and read, how long that is kept, and what is fixed at the first start, which it may write once; and a schema
 * of its own, which the job queue makes.
 */
export async function letUse(ownerUrl: string, user: string) {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const role = client.escapeIdentifier(user);
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtextextended('portal.grants', 0))`);
    await client.query(`grant usage on schema portal to ${role}`);
    await client.query(`grant select, insert, update, delete on all tables in schema portal to ${role}`);
    await client.query(`grant usage on all sequences in schema portal to ${role}`);
    for (const table of await listGuarded(client)) await client.query(`revoke all on ${table} from ${role}`);
    await client.query(`grant select, insert on portal.audit, portal.deployment to ${role}`);
    await client.query(`grant select on portal.migrations to ${role}`);
    await client.query(`grant execute on all functions in schema portal to ${role}`);
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    await client.query(`grant create on database ${client.escapeIdentifier(rows[0]?.name ?? '')} to ${role}`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function listGuarded(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'portal'::regnamespace and relname in ('audit', 'audit_period', 'deployment', 'migrations')
        or oid in (select inhrelid from pg_inherits where inhparent = 'portal.audit'::regclass)`,
  );
  return rows.map(({ name }) => name);
}
