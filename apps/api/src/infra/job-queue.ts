import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss, type Job } from 'pg-boss';
import type { Logger } from './logger.ts';
import type { Settings } from './settings.ts';

const day = 24 * 3600;
const schema = 'portal_jobs';
const startWaitsMs = [1000, 5000, 15_000];

export type QueuedJob<Data extends object> = { id: string; data: Data; startAfter?: Date };
export interface JobQueue {
  /** A worker that dies is noticed after 20 s, and its jobs go to another. */
  createQueue(name: string, setup: QueueSetup): Promise<void>;
  add<Data extends object>(name: string, jobs: readonly QueuedJob<Data>[]): Promise<void>;
  /** Each job by itself: one that fails is tried again, the others of its batch are done. */
  work<Data extends object>(name: string, setup: WorkSetup, handle: Handler<Data>): Promise<void>;
  /**
   * Done once at its time, by whichever worker is there: one at work, one waiting. What is not done after 300 s counts as
   * failed and is not tried again; its next time is.
   */
  repeat(name: string, cron: string, handle: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
type QueueSetup = { retryLimit: number; retryDelay: number; retryDelayMax: number };
type Handler<Data extends object> = (data: Data) => Promise<void>;
type WorkSetup = { atOnce: number };

/** While everything starts at once, the database may be too busy to answer in time. @throws what the last try said */
async function startPatiently(boss: Pick<PgBoss, 'start'>, log: Logger) {
  for (const waitMs of startWaitsMs) {
    try {
      await boss.start();
      return;
    } catch (err) {
      log.warn({ err }, `the job queue did not start; trying again in ${waitMs / 1000} s`);
      await sleep(waitMs);
    }
  }
  await boss.start();
}

/**
 * Jobs in PostgreSQL (pg-boss). A job that is queued again under the same id, while the first is kept, is the same job. A
 * job keeps the period that was set when it was queued.
 */
export async function openJobQueue(
  settings: Pick<Settings, 'databaseUrl' | 'keep'>,
  log: Logger,
): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: settings.databaseUrl,
    application_name: 'patient-portal-worker',
    schema,
    max: 8,
    superviseIntervalSeconds: 10,
    maintenanceIntervalSeconds: 300,
  });
  boss.on('error', (err: unknown) => log.error({ err }, 'the job queue is in trouble'));
  await startPatiently(boss, log);

  return {
    async createQueue(name: string, setup: QueueSetup) {
      const options = {
        ...setup,
        retryBackoff: true,
        expireInSeconds: 120,
        heartbeatSeconds: 20,
        retentionSeconds: 120 * day,
        deleteAfterSeconds: settings.keep.jobDays * day,
      };
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    },

    async add<Data extends object>(name: string, jobs: readonly QueuedJob<Data>[]) {
      if (jobs.length > 0) await boss.insert(name, [...jobs]);
    },

    async work<Data extends object>(name: string, { atOnce }: WorkSetup, handle: Handler<Data>) {
      const options = {
        batchSize: atOnce,
        pollingIntervalSeconds: 1,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      await boss.work<Data>(name, options, (jobs: Job<Data>[]) =>
        Promise.all(
          jobs.map(async ({ id, data }) => {
            try {
              await handle(data);
              return { id, status: 'completed' as const };
            } catch (err) {
              log.warn({ err, queue: name }, 'a job failed; it is tried again');
              return { id, status: 'failed' as const };
            }
          }),
        ),
      );
    },

    async repeat(name: string, cron: string, handle: () => Promise<void>) {
      await boss.createQueue(name, {
        policy: 'stately',
        retryLimit: 0,
        expireInSeconds: 300,
        deleteAfterSeconds: day,
      });
      await boss.schedule(name, cron);
      await boss.work(name, { pollingIntervalSeconds: 2 }, async () => handle());
    },

    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
