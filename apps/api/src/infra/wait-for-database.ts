import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import type { Logger } from './logger.ts';

const betweenMs = 1000;
/** The server is starting or stopping. */
const notYet = '57P03';

/** A database that starts beside this process is waited for; one that says no is not. @throws what the last try said */
export async function waitForDatabase(
  connectionString: string,
  log: Logger,
  patienceMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let isTold = false;
  for (;;) {
    const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      return;
    } catch (error) {
      const isFinal = error instanceof DatabaseError && error.code !== notYet;
      if (isFinal || Date.now() > deadline) throw error;
      if (!isTold)
        log.warn(`the database does not answer yet; waiting for it for up to ${patienceMs / 1000} s`);
      isTold = true;
      await sleep(betweenMs);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
