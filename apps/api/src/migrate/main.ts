import * as z from 'zod';
import { setAuditPeriod } from '../infra/audit-period.ts';
import { createLogger } from '../infra/logger.ts';
import { migrateOwn } from '../infra/migrate.ts';
import { auditPeriod } from '../infra/retention-settings.ts';
import { address, logLevel, parseEnvironment, readSettingsOrExit } from '../infra/setting-forms.ts';
import { letUse } from '../infra/let-use.ts';
import { waitForDatabase } from '../infra/wait-for-database.ts';

const variables = z.object({
  PORTAL_DATABASE_URL: address('the address of the database, with its owner’s name and password', [
    'postgres:',
    'postgresql:',
  ]),
  PORTAL_DATABASE_USER: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/, 'must be the role of the API, such as portal.'),
  PORTAL_LOG_LEVEL: logLevel(),
  ...auditPeriod,
});

/** A new database makes its files first. */
const patienceMs = 120_000;

/** Run as the owner of the database, before the API and the worker start as a role that owns nothing. */
const read = readSettingsOrExit('The migration', (environment) => parseEnvironment(variables, environment));
const log = createLogger({ logLevel: read.PORTAL_LOG_LEVEL });
await waitForDatabase(read.PORTAL_DATABASE_URL, log, patienceMs);
await migrateOwn({ databaseUrl: read.PORTAL_DATABASE_URL }, log);
await setAuditPeriod(read.PORTAL_DATABASE_URL, read.PORTAL_AUDIT_KEEP_MONTHS);
await letUse(read.PORTAL_DATABASE_URL, read.PORTAL_DATABASE_USER);
log.info('the schema portal is up to date');
