import { Client } from 'pg';
import type { StackSettings } from './settings.ts';

/** Runs one statement as the superuser of the stack's PostgreSQL. */
export async function runSql<Row extends object>(
  { ports }: StackSettings,
  database: string,
  statement: string,
): Promise<Row[]> {
  const client = new Client({ host: '127.0.0.1', port: ports.postgres, user: 'postgres', database });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
