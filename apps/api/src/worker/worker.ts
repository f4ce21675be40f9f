import { changeChannel } from '../events/change-feed.ts';
import { type OwnChange, parseOwnChange } from '../events/own-change.ts';
import { ensureSubscriptions } from '../events/subscriptions.ts';
import type { Infra } from '../infra/infra.ts';
import { openJobQueue } from '../infra/job-queue.ts';
import type { Settings } from '../infra/settings.ts';
import { createContactStore, purgeCounted } from '../contacts/contact-store.ts';
import { createDailyCap } from '../notifications/daily-cap.ts';
import { openChannels } from '../notifications/deliver.ts';
import { createNotificationMaker } from '../notifications/make-notification.ts';
import {
  type DeliveryJob,
  type NotificationJob,
  deliveryQueue,
  notificationQueue,
} from '../notifications/notification-job.ts';
import { openNotificationRecords } from '../notifications/notification-records.ts';
import { planDoses } from '../notifications/plan-doses.ts';
import { createNotificationPlanner } from '../notifications/plan-notifications.ts';
import { createPreferenceStore } from '../notifications/preference-store.ts';
import { createPushEndpointStore } from '../notifications/push-endpoint-store.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import { clearEndedShares } from './ended-shares.ts';
import { purgeSessions } from './expired-sessions.ts';
import { dropOldAuditMonths } from './old-audit-months.ts';
import { clearOldDayQuotas } from './old-day-quotas.ts';
import { startHeartbeat } from './heartbeat.ts';
import { sweep } from './sweep.ts';
import { finishSignOuts } from './unfinished-sign-outs.ts';

const atOnce = 20;

/** Notifications, reminders and upkeep. Any number of workers share the jobs; each job is one worker's at a time. */
export async function startWorker(settings: Settings, infra: Infra) {
  const { database, log } = infra;
  const jobs = await openJobQueue(settings, log);
  const records = openNotificationRecords(infra.records);
  const preferences = createPreferenceStore(database);
  const endpoints = createPushEndpointStore(database);
  const channels = openChannels(settings, infra);
  const planNotifications = createNotificationPlanner({ records, jobs });
  const makeNotification = createNotificationMaker({
    settings,
    records,
    preferences,
    endpoints,
    contacts: createContactStore(database, settings),
    dailyCap: createDailyCap(database),
    jobs,
  });
  const sessions = createSessionStore(database, infra.secrets);

  await jobs.createQueue(notificationQueue, { retryLimit: 100, retryDelay: 5, retryDelayMax: 300 });
  await jobs.createQueue(deliveryQueue, { retryLimit: 20, retryDelay: 10, retryDelayMax: 900 });
  await jobs.work<NotificationJob>(notificationQueue, { atOnce }, makeNotification);
  await jobs.work<DeliveryJob>(deliveryQueue, { atOnce }, (job) => channels.deliver(job));
  const sweepNotifications = () =>
    sweep({ name: 'notices', database, records: infra.records, onChange: planNotifications });
  await jobs.repeat('sweep', '* * * * *', async () => {
    if (settings.hook) await ensureSubscriptions(infra.records, settings.hook);
    await sweepNotifications();
  });
  await jobs.repeat('doses', '*/15 * * * *', () =>
    planDoses({ records, preferences, jobs, zone: settings.clinic.zone }),
  );
  await jobs.repeat('sign-outs', '*/5 * * * *', async () => {
    await sessions.revokeUnused();
    await finishSignOuts(infra, sessions);
  });
  await jobs.repeat('shares', '*/5 * * * *', async () => {
    const gone = await clearEndedShares(database, settings.keep.shareDays);
    if (gone > 0) log.info({ gone }, 'ended shares are forgotten');
  });
  await jobs.repeat('sessions', '17 3 * * *', async () => {
    await clearOldDayQuotas(database);
    log.info(
      { purged: await purgeSessions(database, settings.keep.sessionDays) },
      'old sessions are forgotten',
    );
    await purgeCounted(database);
  });
  await jobs.repeat('audit', '27 3 * * *', async () => {
    try {
      log.info({ months: await dropOldAuditMonths(database) }, 'old months of the audit are dropped');
    } catch (err) {
      log.warn({ err }, 'old months of the audit are not dropped; tried again tomorrow');
    }
  });

  // Sooner than the next sweep, which finds whatever is missed here.
  await infra.redis.subscribe(changeChannel, (message) => {
    const change = parseOwnChange(message);
    if (change) void planSoon(change);
  });
  await sweepNotifications().catch((err: unknown) =>
    log.warn({ err }, 'the records server did not say what has changed; asked again in a minute'),
  );

  async function planSoon(change: OwnChange) {
    await planNotifications(change).catch((err: unknown) =>
      log.warn({ err }, 'a change was not looked at; the next sweep does it'),
    );
  }

  const heartbeat = settings.heartbeatFile ? startHeartbeat(settings.heartbeatFile, database) : undefined;
  return {
    async close() {
      heartbeat?.stop();
      await jobs.close();
      channels.close();
    },
  };
}
