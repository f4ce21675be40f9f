import pg from 'pg';
import { onTestFinished } from 'vitest';
import { findFreePort } from './api-process.ts';
import { environment } from './stack.ts';

const key = 20_261_115;

/**
 * Settings of a hook at an address of its own. The records server has one for all portals of a deployment: tests that set
 * it take turns. Waits until it is free.
 */
export async function takeHook() {
  const client = new pg.Client({ connectionString: environment.PORTAL_DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('select pg_advisory_lock($1)', [key]);
  const port = String(await findFreePort());
  return {
    PORTAL_HOOK_URL: `http://127.0.0.1:${port}`,
    PORTAL_HOOK_PORT: port,
    PORTAL_HOOK_SECRET: 'hook-secret-of-the-event-tests',
  };
}
