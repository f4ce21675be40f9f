import { fork } from 'node:child_process';
import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Resource } from 'fhir/r4';
import { runCommandLine } from '@portal/test-stack/progress';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { type SignedIn, openSessions } from '../attacks/open-sessions.ts';
import { createRealm, removeRealm } from '../attacks/realm.ts';
import { createLogger } from '../src/infra/logger.ts';
import { migrate } from '../src/infra/migrate.ts';
import { startApi } from '../test/api-process.ts';
import { bookingBundle, createDoctor, createRecords } from '../test/booking-clinic.ts';
import { putResource } from '../test/people.ts';
import { environment } from '../test/stack.ts';
import type { Call, Order } from './flood.ts';
import { printTable } from './table.ts';

/**
 * One patient floods over four connections, with the limits as they are deployed: how much is taken, how much refused, and
 * what other patients' reads cost meanwhile. Reads alone and reads in the flood take turns every second, so that both meet
 * the same machine. Each flood is sent twice: while the day has room, and when it is full. Needs a running stack.
 */
const [rounds, ms, connections, pauseMs] = [15, 1000, 4, 50];
const readers = 5;
const aim = 1.5;
const deployed = {
  PORTAL_PATIENT_RATE_PER_MINUTE: '600',
  PORTAL_PATIENT_MB_PER_MINUTE: '100',
  PORTAL_UPLOADS_PER_DAY: '100',
  PORTAL_UPLOAD_MB_PER_DAY: '300',
  PORTAL_MESSAGES_PER_DAY: '100',
  PORTAL_BOOKINGS_PER_DAY: '10',
};

type Flood = { what: string; next: (patient: SignedIn) => Call };

await runCommandLine(async () => {
  await migrate({ databaseUrl: environment.PORTAL_DATABASE_URL }, createLogger({ logLevel: 'silent' }));
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const realm = await createRealm();
  const organizationId = randomUUID();
  await putResource({ resourceType: 'Organization', id: organizationId, name: 'Clinic' } as Resource);
  const doctor = await createDoctor({ organizationId });
  const settings = {
    PORTAL_ISSUER: realm.issuer,
    PORTAL_ORGANIZATION_ID: organizationId,
    PORTAL_LOG_LEVEL: 'info',
    PORTAL_OPEN_BOOKINGS: '1000',
    ...deployed,
  };
  const wide = { PORTAL_MESSAGES_PER_DAY: '1000000', PORTAL_UPLOADS_PER_DAY: '1000000' };
  const times = doctor.times();
  let turn = 0;
  const messages = { what: 'messages', next: (patient: SignedIn) => put(message(patient, organizationId)) };
  const files = { what: 'files of 100 KB', next: (patient: SignedIn) => put(file(patient)) };
  const bookings: Flood = {
    what: 'bookings',
    next: ({ id }) => {
      const time = times[(turn += 2) % times.length] ?? { start: '', end: '' };
      return { path: '/r4', method: 'POST', body: JSON.stringify(bookingBundle(doctor, id, time)) };
    },
  };
  const rows = [['', 'taken', 'day is full', 'minute is full', 'else', 'p95 ms alone', 'in the flood', '÷']];
  const missed: string[] = [];
  const runs = [
    { floods: [messages, files], day: 'with room', more: wide },
    { floods: [messages, files, bookings], day: 'full', more: {} },
  ];
  try {
    for (const { floods, day, more } of runs) {
      const api = await startApi(folder, { ...settings, ...more });
      const flooder = fork(join(import.meta.dirname, 'flood.ts'), [api.url]);
      try {
        const patients = await openSessions(realm, await createRecords(readers + floods.length), 3600);
        const others = patients.splice(0, readers);
        for (const [index, { what, next }] of floods.entries()) {
          const patient = patients[index];
          if (!patient) continue;
          const flood = async (count: number, forMs: number) => {
            const calls = Array.from({ length: count }, () => next(patient));
            flooder.send({ token: patient.token, calls, connections, ms: forMs, pauseMs } satisfies Order);
            const [answers] = (await once(flooder, 'message')) as [Record<string, number>];
            return answers;
          };
          if (day === 'full') await flood(110, 60_000);
          const name = `${what}, day ${day}`;
          const { row, ratio } = await measure(() => flood(100, ms), api.url, others);
          rows.push([name, ...row]);
          if (ratio > aim) missed.push(name);
        }
      } finally {
        flooder.disconnect();
        await api.stop();
      }
    }
    printTable(`One patient floods, others read one by one; aim ≤ ${aim}`, rows);
    if (missed.length > 0) process.stdout.write(`\nabove ${aim}: ${missed.join('; ')}\n`);
  } finally {
    await removeRealm(realm.name);
    rmSync(folder, { recursive: true });
  }
});

async function measure(flood: () => Promise<Record<string, number>>, url: string, others: SignedIn[]) {
  const answers = new Map<string, number>();
  const [alone, flooded]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const quiet = await readFor(url, others);
    const [told, loud] = await Promise.all([flood(), readFor(url, others)]);
    // The first round warms up.
    if (round === 0) continue;
    for (const [name, count] of Object.entries(told)) answers.set(name, (answers.get(name) ?? 0) + count);
    alone.push(...quiet);
    flooded.push(...loud);
  }
  const count = (name: string) => answers.get(name) ?? 0;
  const known = count('taken') + count('day') + count('minute');
  const all = [...answers.values()].reduce((sum, one) => sum + one, 0);
  const ratio = p95(flooded) / p95(alone);
  const row = [
    ...[count('taken'), count('day'), count('minute'), all - known].map(String),
    ...[p95(alone), p95(flooded)].map((spent) => spent.toFixed(1)),
    ratio.toFixed(2),
  ];
  return { row, ratio };
}

/** How long reads of records take, one by one. */
async function readFor(url: string, patients: readonly SignedIn[]): Promise<number[]> {
  const spent: number[] = [];
  for (const until = performance.now() + ms; performance.now() < until;) {
    const { id, token } = patients[spent.length % patients.length] ?? { id: '', token: '' };
    const from = performance.now();
    const answer = await fetch(`${url}/r4/Patient/${id}`, { headers: { authorization: `Bearer ${token}` } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`a read was answered ${answer.status}`);
    spent.push(performance.now() - from);
    await sleep(pauseMs / 2);
  }
  return spent;
}

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? NaN;
}

function put(body: Resource): Call {
  return { path: `/r4/${body.resourceType}/${body.id}`, method: 'PUT', body: JSON.stringify(body) };
}

function message({ id }: SignedIn, organizationId: string) {
  const self = { reference: `Patient/${id}` };
  return {
    resourceType: 'Communication',
    id: randomUUIDv7(),
    status: 'completed',
    category: [{ coding: [{ system: systemUris.communicationKind, code: 'message' }] }],
    subject: self,
    sender: self,
    recipient: [{ reference: `Organization/${organizationId}` }],
    payload: [{ contentString: 'Again.' }],
  };
}

function file({ id }: SignedIn) {
  return {
    resourceType: 'Binary',
    id: randomUUID(),
    contentType: 'text/plain',
    securityContext: { reference: `Patient/${id}` },
    data: Buffer.alloc(100_000, 'a').toString('base64'),
  };
}
