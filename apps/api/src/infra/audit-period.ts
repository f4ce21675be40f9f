import { Client } from 'pg';

/** Says how long the audit is kept, as the owner of its tables: nobody else may. */
export async function setAuditPeriod(ownerUrl: string, months: number) {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `insert into portal.audit_period (months) values ($1)
       on conflict (is_only) do update set months = excluded.months where audit_period.months <> excluded.months`,
      [months],
    );
  } finally {
    await client.end();
  }
}
