import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runCommandLine } from '@portal/test-stack/progress';
import { type SignedIn, openSessions } from '../attacks/open-sessions.ts';
import { createRealm, removeRealm } from '../attacks/realm.ts';
import { sendBody } from '../attacks/send-body.ts';
import { createLogger } from '../src/infra/logger.ts';
import { migrate } from '../src/infra/migrate.ts';
import { deepestNesting, largestBodyBytes, mostValues } from '../src/patient-access/tables/limits.ts';
import { type ApiProcess, startApi } from '../test/api-process.ts';
import { environment, stack } from '../test/stack.ts';
import { cpuSeconds } from './cpu-time.ts';
import { type Ask, inTurn, load, median } from './load.ts';
import { printTable } from './table.ts';

/**
 * What large bodies cost one API process and everybody else at it, before a stub of the records server. Needs a running
 * stack. `--base DIR` measures the API of another clone in the same run.
 */
const atOnce = 10;
const [rounds, seconds, connections] = [5, 2, 8];
const aimMs = 100;

type Kind = {
  what: string;
  isChunked?: boolean;
  build: (patient: SignedIn) => { path: string; text: string };
};
/** `aloneMs` is the slowest /healthz of as long a time with nothing sent: what the machine itself costs. */
type Cost = { slowestMs: number; aloneMs: number; cpuMs: number; statuses: string };

const kinds: Kind[] = [
  {
    what: '14 MB of empty elements',
    build: (patient) => form(patient, Array(4_700_000).fill('{}').join(',')),
  },
  {
    what: 'the same in chunks without length',
    isChunked: true,
    build: (patient) => form(patient, Array(4_700_000).fill('{}').join(',')),
  },
  { what: 'the densest body within limits', build: (patient) => form(patient, densest()) },
  { what: 'a file of 10 MB', build: photo },
];

await runCommandLine(async () => {
  const { values } = parseArgs({ options: { base: { type: 'string' } } });
  await migrate({ databaseUrl: environment.PORTAL_DATABASE_URL }, createLogger({ logLevel: 'silent' }));
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const realm = await createRealm();
  const stub = fork(join(import.meta.dirname, 'stub-records.ts'));
  const [stubUrl] = (await once(stub, 'message')) as [string];
  const settings = {
    PORTAL_ISSUER: realm.issuer,
    PORTAL_LOG_LEVEL: 'info',
    PORTAL_RECORDS_URL: `${stubUrl}/fhir`,
    PORTAL_PATIENT_RATE_PER_MINUTE: '10000000',
    PORTAL_ADDRESS_RATE_PER_MINUTE: '10000000',
  };
  const sides = [
    ...(values.base === undefined ? [] : [{ name: 'base', folder: resolve(values.base) }]),
    { name: 'now', folder: stack.repository },
  ];
  const apis: ApiProcess[] = [];
  try {
    const patients = await openSessions(
      realm,
      Array.from({ length: atOnce }, () => randomUUID()),
      3600,
    );
    for (const side of sides) apis.push(await startApi(folder, settings, side.folder));
    const names = sides.map(({ name }) => name);
    await compareOrdinary(names, apis, patients);
    const rows = [
      [
        'ten at once',
        '',
        'slowest /healthz ms',
        'worst',
        'with nothing sent',
        'processor ms a request',
        'answers',
      ],
    ];
    const missed: string[] = [];
    for (const kind of kinds) {
      const costs = apis.map((): Cost[] => []);
      for (let round = 0; round < rounds; round += 1)
        for (const [index, api] of apis.entries()) costs[index]?.push(await measure(api, kind, patients));
      for (const [index, all] of costs.entries()) {
        const slowest = median(all.map(({ slowestMs }) => slowestMs));
        rows.push([
          kind.what,
          names[index] ?? '',
          slowest.toFixed(0),
          Math.max(...all.map(({ slowestMs }) => slowestMs)).toFixed(0),
          median(all.map(({ aloneMs }) => aloneMs)).toFixed(0),
          median(all.map(({ cpuMs }) => cpuMs)).toFixed(1),
          [...new Set(all.map(({ statuses }) => statuses))].join('; '),
        ]);
        if (names[index] === 'now' && slowest > aimMs) missed.push(kind.what);
      }
    }
    printTable(`One API process, its health asked for meanwhile; the aim is ${aimMs} ms`, rows);
    if (missed.length > 0) process.stdout.write(`\nabove ${aimMs} ms: ${missed.join('; ')}\n`);
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    stub.kill();
    await removeRealm(realm.name);
    rmSync(folder, { recursive: true });
  }
});

async function measure(api: ApiProcess, kind: Kind, patients: readonly SignedIn[]): Promise<Cost> {
  const isChunked = kind.isChunked ?? false;
  const bodies = patients.map((patient) => {
    const { path, text } = kind.build(patient);
    return { method: 'PUT', path, token: patient.token, body: Buffer.from(text), isChunked };
  });
  const before = cpuSeconds(api.pid);
  const from = performance.now();
  const { result, slowestMs } = await withProbe(api, () =>
    Promise.all(bodies.map((body) => sendBody(api.url, body).catch(() => ({ status: 0 })))),
  );
  const cpuMs = ((cpuSeconds(api.pid) - before) * 1000) / bodies.length;
  const tookMs = performance.now() - from;
  const { slowestMs: aloneMs } = await withProbe(api, () => sleep(tookMs));
  return { slowestMs, aloneMs, cpuMs, statuses: [...new Set(result.map(({ status }) => status))].join(', ') };
}

/** How long the slowest /healthz took while the work was done. */
async function withProbe<Result>(api: ApiProcess, work: () => Promise<Result>) {
  const probe = fork(join(import.meta.dirname, 'health-probe.ts'), [api.url]);
  await once(probe, 'message');
  const result = await work();
  probe.send('end');
  const [slowestMs] = (await once(probe, 'message')) as [number];
  return { result, slowestMs };
}

/** The API's processor for reads and small writes, in turn at each API, so that all meet the same machine. */
async function compareOrdinary(names: string[], apis: ApiProcess[], patients: readonly SignedIn[]) {
  const questions: [string, () => Ask][] = [
    ['a read by id', inTurn(patients.map(toRead))],
    ['a small form', inTurn(Array.from({ length: 50 }, () => patients.map(toWrite)).flat())],
  ];
  const rows = [['', ...names.map((name) => `${name} processor µs`), 'now ÷ base', 'errors']];
  for (const [what, next] of questions) {
    const measured: number[][] = [];
    let errors = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const costs: number[] = [];
      for (const api of apis) {
        const before = cpuSeconds(api.pid);
        const run = await load(api.url, next, connections, seconds);
        costs.push(((cpuSeconds(api.pid) - before) * 1e6) / run.answers);
        errors += run.errors;
      }
      // The first round warms up.
      if (round > 0) measured.push(costs);
    }
    const costs = apis.map((_, index) => median(measured.map((round) => round[index] ?? NaN)).toFixed(0));
    const ratio = median(measured.map((round) => (round.at(-1) ?? NaN) / (round[0] ?? NaN)));
    rows.push([what, ...costs, apis.length > 1 ? ratio.toFixed(2) : '', String(errors)]);
  }
  printTable(`Ordinary requests, ${connections} connections`, rows);
}

function toRead({ id, token }: SignedIn): Ask {
  return { path: `/r4/Patient/${id}`, headers: { authorization: `Bearer ${token}` } };
}

function toWrite(patient: SignedIn): Ask {
  const { path, text } = form(patient, '{"linkId":"1","answer":[{"valueString":"no"}]}');
  const headers = { authorization: `Bearer ${patient.token}`, 'content-type': 'application/fhir+json' };
  return { method: 'PUT', path, headers, body: text };
}

function form({ id }: SignedIn, items: string) {
  const responseId = randomUUID();
  const self = JSON.stringify({ reference: `Patient/${id}` });
  const head = `"resourceType":"QuestionnaireResponse","id":"${responseId}","status":"in-progress"`;
  return {
    path: `/r4/QuestionnaireResponse/${responseId}`,
    text: `{${head},"subject":${self},"author":${self},"item":[${items}]}`,
  };
}

/** As many values as are allowed, most of them nested as deeply as is allowed, with as much text as is allowed. */
function densest(): string {
  const levels = deepestNesting - 4;
  const tower = `${'{"item":['.repeat(levels / 2)}{"linkId":"1"}${']}'.repeat(levels / 2)}`;
  const towers = Array<string>(Math.floor((mostValues - 20) / (levels + 2))).fill(tower);
  const text = 'a'.repeat(largestBodyBytes - towers.join(',').length - 1000);
  return `${towers.join(',')},{"linkId":"${text}"}`;
}

function photo({ id }: SignedIn) {
  const bytes = Buffer.alloc(10 * 1024 * 1024 - 1, 7);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  const binary = {
    resourceType: 'Binary',
    id: randomUUID(),
    contentType: 'image/jpeg',
    securityContext: { reference: `Patient/${id}` },
    data: bytes.toString('base64'),
  };
  return { path: `/r4/Binary/${binary.id}`, text: JSON.stringify(binary) };
}
