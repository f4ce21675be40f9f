import { openInfra } from '../infra/infra.ts';
import { createLogger } from '../infra/logger.ts';
import { migrate } from '../infra/migrate.ts';
import { readSettingsOrExit } from '../infra/setting-forms.ts';
import { parseSettings } from '../infra/settings.ts';
import { startWorker } from './worker.ts';

const shutdownLimitMs = 15_000;

const settings = readSettingsOrExit('The worker', parseSettings);
const log = createLogger(settings);
try {
  await migrate(settings, log);
} catch (err) {
  log.fatal({ err }, 'the database cannot be reached or brought up to date: check PORTAL_DATABASE_URL');
  process.exit(1);
}
const infra = openInfra(settings, log);
const worker = await startWorker(settings, infra);
log.info('the worker is ready');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown());

async function shutDown() {
  setTimeout(() => process.exit(1), shutdownLimitMs).unref();
  await worker.close();
  await infra.close();
  process.exit(0);
}
