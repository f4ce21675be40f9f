import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import type { Logger } from './logger.ts';
import type { Settings } from './settings.ts';

/** Brings the schema `portal` up to date. Processes that start together take turns. */
export async function migrate(settings: Pick<Settings, 'databaseUrl'>, log: Logger) {
  await runner({
    databaseUrl: settings.databaseUrl,
    dir: join(import.meta.dirname, 'migrations'),
    direction: 'up',
    schema: 'portal',
    createSchema: true,
    migrationsTable: 'migrations',
    advisoryLockMode: 'wait',
    log: (line) => log.debug(line),
  });
}
