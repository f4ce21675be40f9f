import { randomUUID } from 'node:crypto';
import type { Appointment, Bundle, Communication, Patient } from 'fhir/r4';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openInfra } from '../src/infra/infra.ts';
import { openJobQueue } from '../src/infra/job-queue.ts';
import { createLogger } from '../src/infra/logger.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { type NotificationJob, notificationQueue } from '../src/notifications/notification-job.ts';
import { stableId } from '../src/notifications/stable-id.ts';
import { environment, recordsUrl } from './stack.ts';
import { startWorkerProcess } from './worker-process.ts';

/** The long form: REMINDERS=10000. */
const reminders = Number(process.env['REMINDERS'] ?? 60);
const perPatient = 20;
const inFlight = 20;

async function transact(entries: (Patient | Appointment)[]) {
  const entry = entries.map((resource) => ({
    resource,
    request: { method: 'PUT', url: `${resource.resourceType}/${resource.id}` },
  }));
  const answer = await fetch(recordsUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify({ resourceType: 'Bundle', type: 'transaction', entry }),
  });
  if (!answer.ok) throw new Error(`the records server refused: ${answer.status}`);
}

async function notificationsOf(patientId: string): Promise<Communication[]> {
  const query = `patient=${patientId}&category=notification&_count=200&_offset=0`;
  const bundle = (await (await fetch(`${recordsUrl}/Communication?${query}`)).json()) as Bundle;
  return (bundle.entry ?? []).map(({ resource }) => resource as Communication);
}

test(
  `${reminders} reminders due at once, two workers, one killed midway: none lost, each in the list once`,
  { timeout: 180_000 + reminders * 120 },
  async () => {
    const settings = parseSettings(environment);
    const infra = openInfra(settings, createLogger({ logLevel: 'silent' }));
    const jobs = await openJobQueue(settings, infra.log);
    await jobs.createQueue(notificationQueue, { retryLimit: 100, retryDelay: 5, retryDelayMax: 300 });
    const start = Date.now() + 50 * 60_000;
    const patients = Array.from({ length: Math.ceil(reminders / perPatient) }, () => randomUUID());
    const planned: { id: string; data: NotificationJob }[] = [];
    for (const patientId of patients) {
      const visits = Array.from({ length: perPatient }, (): Appointment => {
        const actor = { reference: `Patient/${patientId}` };
        const time = new Date(start).toISOString();
        return {
          resourceType: 'Appointment',
          id: randomUUID(),
          status: 'booked',
          start: time,
          participant: [{ actor, status: 'accepted' }],
        };
      });
      await transact([{ resourceType: 'Patient', id: patientId }, ...visits]);
      for (const { id } of visits) {
        const key = `Appointment/${id}/${start}/visit-in-an-hour`;
        const data = {
          key,
          event: 'visit-in-an-hour' as const,
          about: `Appointment/${id}`,
          at: Date.now(),
          time: start,
          patientId,
        };
        planned.push({ id: await stableId('job', key), data });
      }
    }
    const [one] = await Promise.all([startWorkerProcess(), startWorkerProcess()]);
    for (let from = 0; from < planned.length; from += 500)
      await jobs.add(notificationQueue, planned.slice(from, from + 500));
    const startedAt = Date.now();
    const ids = planned.map(({ id }) => id);
    const countDone = async () => {
      const [row] = await infra.database.query<{ done: number; again: number }>(
        `select count(*) filter (where state = 'completed')::int as done,
                count(*) filter (where retry_count > 0)::int as again
         from portal_jobs.job where name = $1 and id = any($2::uuid[])`,
        [notificationQueue, ids],
      );
      return row ?? { done: 0, again: 0 };
    };
    while ((await countDone()).done < planned.length / 3) await sleep(50);
    await one.kill('SIGKILL');
    await expect
      .poll(async () => (await countDone()).done, { timeout: 120_000 + reminders * 100, interval: 500 })
      .toBe(planned.length);
    const seconds = (Date.now() - startedAt) / 1000;

    const made = (await Promise.all(patients.map(notificationsOf))).flat();
    const { again } = await countDone();
    process.stdout.write(
      `${planned.length} reminders in ${seconds.toFixed(1)} s, ${again} done again after the kill, ${made.length} notifications\n`,
    );
    expect(new Set(made.map(({ about }) => about?.[0]?.reference)).size).toBe(planned.length);
    expect(made).toHaveLength(planned.length);
    expect(made.filter(({ meta }) => meta?.versionId !== '1')).toEqual([]);
    expect(again).toBeLessThanOrEqual(inFlight);
    await jobs.close();
    await infra.close();
  },
);
