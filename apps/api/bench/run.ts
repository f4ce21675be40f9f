import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommandLine } from '@portal/test-stack/progress';
import { openSessions } from '../attacks/open-sessions.ts';
import { type Realm, createRealm, removeRealm } from '../attacks/realm.ts';
import { createLogger } from '../src/infra/logger.ts';
import { migrate } from '../src/infra/migrate.ts';
import { environment } from '../test/stack.ts';
import type { Bench } from './bench.ts';
import { measureBookings } from './bookings.ts';
import { measureCeiling } from './ceiling.ts';
import { type Check, reportChecks } from './checks.ts';
import { compare } from './compare.ts';
import { printGrowth } from './growth.ts';
import { personId, preparePopulation } from './population.ts';
import { checkUpstream } from './same-upstream.ts';

/** In the order in which they run. Times and ratios are told; a count that is wrong fails the run. */
const parts: Record<string, (bench: Bench) => Promise<Check[]>> = {
  upstream: checkUpstream,
  compare,
  ceiling: measureCeiling,
  bookings: measureBookings,
};
const mostPatients = 200;
const lastsSeconds = 3600;

await runCommandLine(async () => {
  const { population, length, chosen } = readOptions();
  await preparePopulation(population);
  await migrate({ databaseUrl: environment.PORTAL_DATABASE_URL }, createLogger({ logLevel: 'silent' }));
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const realm = await createRealm();
  try {
    const patients = await signIn(realm, population);
    const bench = { realm, folder, population, ...length, patients, settings: apiSettings(realm) };
    const checks: Check[] = [];
    for (const name of chosen) checks.push(...((await parts[name]?.(bench)) ?? []));
    printGrowth();
    tellMachine();
    if (!reportChecks(checks)) process.exitCode = 1;
  } finally {
    await removeRealm(realm.name);
    rmSync(folder, { recursive: true });
  }
});

/** People from the whole length of the population, the last one too. */
function signIn(realm: Realm, population: number) {
  const count = Math.min(population, mostPatients);
  const numbers = Array.from({ length: count }, (_, index) => Math.round(((index + 1) * population) / count));
  return openSessions(realm, numbers.map(personId), lastsSeconds);
}

/** Limits count every call, and none of the run's calls meets one. */
function apiSettings(realm: Realm) {
  return {
    PORTAL_ISSUER: realm.issuer,
    PORTAL_LOG_LEVEL: 'info',
    PORTAL_PATIENT_RATE_PER_MINUTE: '10000000',
    PORTAL_ADDRESS_RATE_PER_MINUTE: '10000000',
  };
}

function tellMachine() {
  const load = loadavg().map((value) => value.toFixed(1));
  process.stdout.write(`\n${cpus().length} cores, shared by all servers; load average ${load.join(', ')}\n`);
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { population: { type: 'string', default: '1000' }, short: { type: 'boolean', default: false } },
  });
  const population = Number(values.population);
  const unknown = positionals.filter((name) => !(name in parts));
  if (!Number.isInteger(population) || population < 1 || unknown.length > 0) {
    throw new Error(
      `Say for example --population 1000 --short, and any of ${Object.keys(parts).join(', ')}.`,
    );
  }
  return {
    population,
    length: values.short ? { rounds: 2, seconds: 1 } : { rounds: 5, seconds: 2 },
    chosen: positionals.length > 0 ? positionals : Object.keys(parts),
  };
}
