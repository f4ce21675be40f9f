import { createContactStore } from '../src/contacts/contact-store.ts';
import type { JobQueue } from '../src/infra/job-queue.ts';
import { createDailyCap } from '../src/notifications/daily-cap.ts';
import { createNotificationMaker } from '../src/notifications/make-notification.ts';
import type { DeliveryJob } from '../src/notifications/notification-job.ts';
import { openNotificationRecords } from '../src/notifications/notification-records.ts';
import { createPreferenceStore } from '../src/notifications/preference-store.ts';
import { createPushEndpointStore } from '../src/notifications/push-endpoint-store.ts';
import type { TestPortal } from './portal.ts';

/** The worker's maker of notifications. `queued` is what it would deliver, unless it has a queue of its own. */
export function openNotificationMaker(
  { settings, infra }: Pick<TestPortal, 'settings' | 'infra'>,
  jobs?: Pick<JobQueue, 'add'>,
) {
  const queued: DeliveryJob[] = [];
  const collect: JobQueue['add'] = async (_queue, added) =>
    void queued.push(...added.map(({ data }) => data as DeliveryJob));
  const make = createNotificationMaker({
    settings,
    records: openNotificationRecords(infra.records),
    preferences: createPreferenceStore(infra.database),
    endpoints: createPushEndpointStore(infra.database),
    contacts: createContactStore(infra.database, settings),
    dailyCap: createDailyCap(infra.database),
    jobs: jobs ?? { add: collect },
  });
  return { make, queued };
}
