import pg from 'pg';
import { onTestFinished } from 'vitest';
import { environment } from './stack.ts';

const key = 20_261_115;

/** The records server has one hook for all portals of a deployment: tests that set it take turns. Waits until it is free. */
export async function takeHookTurn() {
  const client = new pg.Client({ connectionString: environment.PORTAL_DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('select pg_advisory_lock($1)', [key]);
}
