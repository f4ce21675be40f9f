import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Observation, Patient } from 'fhir/r4';
import { expect, test } from 'vitest';
import { addConnection } from '../src/connect-record/connection-store.ts';
import { createHospitalRecord, listRecord, openLinking, search } from './connect-setup.ts';
import { hospitalPuts } from './gateway-patient.ts';
import { createPerson, readResource } from './people.ts';
import { startPortal } from './portal.ts';
import { signInWeb } from './sign-in.ts';
import { environment, recordsUrl } from './stack.ts';

/** The long form: CONNECT_KILLS=200. */
const rounds = Number(process.env['CONNECT_KILLS'] ?? 3);
const readings = 60;
/** Longer than all steps take, so that some rounds are killed at each; most early, where the steps are short. */
const longestMs = 2500;

async function startWorker(): Promise<ChildProcess> {
  const child = fork(new URL('./connect-worker.ts', import.meta.url), {
    env: { ...process.env, ...environment, PORTAL_LOG_LEVEL: 'silent' },
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => expect.fail('the process did not start')),
  ]);
  return child;
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Messages and readings that the person wrote into the first record. */
async function fill(patientId: string) {
  const self = { reference: `Patient/${patientId}` };
  const entry = Array.from({ length: readings }, (_, index) => {
    const id = randomUUID();
    const resource =
      index % 2 === 0
        ? { resourceType: 'Communication', id, status: 'completed', subject: self, sender: self }
        : { resourceType: 'Observation', id, status: 'final', subject: self, code: { text: 'steps' } };
    return { resource, request: { method: 'PUT', url: `${resource.resourceType}/${id}` } };
  });
  const answer = await fetch(recordsUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify({ resourceType: 'Bundle', type: 'transaction', entry }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

test(
  `a process killed while it connects an account, ${rounds} rounds: nothing half linked, nothing lost, no second record`,
  { timeout: 60_000 + rounds * 40_000 },
  async () => {
    const portal = await startPortal();
    const { database } = portal.infra;
    const { connections, linking } = openLinking(portal.infra);
    const steps: Record<string, number> = {};
    for (let round = 0; round < rounds; round += 1) {
      const [person, record] = await Promise.all([createPerson(), createHospitalRecord()]);
      const { tokens } = await signInWeb(portal, person);
      const findSession = async (subject: string) =>
        (
          await database.query<{ id: string }>('select id from portal.sessions where subject = $1', [subject])
        )[0]?.id ?? null;
      await fill(person.userId);
      const types = ['Communication', 'Observation'];
      const before = await listRecord(person.userId, types);
      expect(before).toHaveLength(readings);
      const id =
        (await addConnection(database.query, {
          slipId: null,
          issuer: portal.settings.issuer,
          subject: person.userId,
          oldPatient: person.userId,
          newPatient: record.id,
          sessionId: await findSession(person.userId),
        })) ?? expect.fail('not added');

      const firstMs = (rounds < 10 ? (round + 0.2) / rounds : Math.random()) ** 2 * longestMs;
      for (let [isDone, waitMs] = [false, firstMs]; !isDone; waitMs = waitMs * 1.5 + 20) {
        const child = await startWorker();
        child.send(id);
        isDone = await Promise.race([
          once(child, 'message').then(([said]) => said === 'done'),
          sleep(waitMs).then(() => false),
        ]);
        await kill(child);
        const { step = 'gone' } = (await connections.find(id)) ?? {};
        steps[step] = (steps[step] ?? 0) + 1;
        // Somebody may write into the first record as long as it is in use.
        if (step === 'claimed' || step === 'named') {
          const late = await hospitalPuts<Observation>({
            resourceType: 'Observation',
            status: 'final',
            subject: { reference: `Patient/${person.userId}` },
            code: { text: 'late' },
          });
          before.push(`Observation/${late.id}`);
        }
        if (step === 'moved' || step === 'done') isDone = true;
      }
      expect(await linking.run(id)).toBe('done');
      expect(await listRecord(person.userId, types)).toEqual([]);
      expect(await listRecord(record.id, types)).toEqual(before.toSorted());
      const [first, now] = await Promise.all([
        readResource(`Patient/${person.userId}`),
        readResource(`Patient/${record.id}`),
      ]);
      expect((first.body as Patient).active).toBe(false);
      expect((first.body as Patient).link).toHaveLength(1);
      expect((now.body as Patient).link).toHaveLength(1);
      const claims = await search<Patient>(`Patient?identifier=${encodeURIComponent(`|${person.userId}`)}`);
      expect(claims.filter(({ id: found }) => found !== person.userId)).toEqual([]);
      expect((await portal.fhir(`/Patient/${record.id}`, tokens.access_token)).statusCode).toBe(200);
      const again = await signInWeb(portal, person);
      expect((await portal.fhir(`/Patient/${record.id}`, again.tokens.access_token)).statusCode).toBe(200);
    }
    process.stdout.write(`killed at: ${JSON.stringify(steps)}\n`);
  },
);
