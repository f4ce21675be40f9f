import { setTimeout as sleep } from 'node:timers/promises';
import type { Infra } from '../infra/infra.ts';
import type { Settings } from '../infra/settings.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkIdentity } from './check-identity.ts';
import { checkProviders } from './check-providers.ts';
import { checkPublic } from './check-public.ts';
import { checkRecords } from './check-records.ts';
import { checkSettings } from './check-settings.ts';
import { type Finding, reasonOf, unknown } from './finding.ts';

const withinMs = 30_000;

/** Everything that can be said about this deployment from one of its processes. Nothing is written anywhere. */
export async function diagnose(settings: Settings, infra: Infra): Promise<Finding[]> {
  const parts = await Promise.all([
    guard('public addresses', checkPublic(settings)),
    guard('database', checkDatabase(settings, infra.database)),
    guard('backups', checkBackups(settings, infra.database)),
    guard('records server', checkRecords(settings, infra.records)),
    guard('identity server', checkIdentity(settings, infra.identity)),
    guard('providers', checkProviders(settings, infra)),
  ]);
  return [...checkSettings(settings), ...parts.flat()];
}

async function guard(about: string, findings: Promise<Finding[]>): Promise<Finding[]> {
  const late = sleep(withinMs, [unknown(about, 'No answer within 30 seconds. Try again.')], { ref: false });
  return Promise.race([findings, late]).catch((error: unknown) => [
    unknown(about, `It could not be told: ${reasonOf(error)}.`),
  ]);
}
