import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SignedIn } from '../attacks/open-sessions.ts';
import { startApi } from '../test/api-process.ts';
import { type Check, countCheck } from './checks.ts';
import { cpuSeconds } from './cpu-time.ts';
import { inTurn, load, median } from './load.ts';
import { printTable } from './table.ts';
import type { Bench } from './bench.ts';

const connections = 64;
const warmUpRounds = 3;

/** What one API process can do by itself: reads by id, of a records server that costs nothing. */
export async function measureCeiling({
  folder,
  settings,
  patients,
  rounds,
  seconds,
}: Bench): Promise<Check[]> {
  const stub = fork(join(import.meta.dirname, 'stub-records.ts'));
  const [stubUrl] = (await once(stub, 'message')) as [string];
  const api = await startApi(folder, { ...settings, PORTAL_RECORDS_URL: `${stubUrl}/fhir` });
  try {
    const ask = inTurn(patients.map(toRead));
    await load(api.url, ask, connections, warmUpRounds * seconds);
    const runs = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = cpuSeconds(api.pid);
      const run = await load(api.url, ask, connections, seconds);
      runs.push({ ...run, cpu: ((cpuSeconds(api.pid) - before) * 1e6) / run.answers });
    }
    printTable(`One API process before a stub, ${connections} connections`, [
      ['requests/s', 'p50 ms', 'its processor µs a request'],
      [
        median(runs.map(({ perSecond }) => perSecond)).toFixed(0),
        median(runs.map(({ p50 }) => p50)).toFixed(1),
        median(runs.map(({ cpu }) => cpu)).toFixed(0),
      ],
    ]);
    return [
      countCheck(
        'errors before the stub',
        runs.reduce((sum, { errors }) => sum + errors, 0),
        0,
      ),
    ];
  } finally {
    await api.stop();
    stub.kill();
  }
}

function toRead({ id, token }: SignedIn) {
  return { path: `/r4/Patient/${id}`, headers: { authorization: `Bearer ${token}` } };
}
