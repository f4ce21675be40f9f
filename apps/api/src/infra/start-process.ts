import { setAuditPeriod } from './audit-period.ts';
import { type Infra, openInfra } from './infra.ts';
import { createLogger } from './logger.ts';
import { migrate } from './migrate.ts';
import { requireCanonicalBase } from './canonical-base.ts';
import { SettingsError, readSettingsOrExit } from './setting-forms.ts';
import { type Settings, parseSettings } from './settings.ts';
import { waitForDatabase } from './wait-for-database.ts';

const shutdownLimitMs = 15_000;

type Start = (settings: Settings, infra: Infra) => Promise<{ close: () => Promise<unknown> }>;

/** How every process of the portal begins and ends: settings checked, database up to date, closed in order when asked to stop. */
export async function startProcess(name: string, start: Start) {
  const settings = readSettingsOrExit(name, parseSettings);
  const log = createLogger(settings);
  try {
    await waitForDatabase(settings.databaseUrl, log);
    const isOwner = await migrate(settings, log);
    if (isOwner) await setAuditPeriod(settings.databaseUrl, settings.keep.auditMonths);
    await requireCanonicalBase(settings);
  } catch (err) {
    if (err instanceof SettingsError) log.fatal(err.message);
    else
      log.fatal({ err }, 'the database cannot be reached or brought up to date: check PORTAL_DATABASE_URL');
    process.exit(1);
  }
  const infra = openInfra(settings, log);
  const started = await start(settings, infra).catch((err: unknown) => {
    log.fatal(
      { err },
      `${name} cannot start: check the servers that its settings name, npm run doctor tells which answer`,
    );
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown());

  async function shutDown() {
    setTimeout(() => process.exit(1), shutdownLimitMs).unref();
    await started.close();
    await infra.close();
    process.exit(0);
  }
}
