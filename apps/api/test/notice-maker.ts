import { createContactStore } from '../src/contacts/contact-store.ts';
import type { JobQueue } from '../src/infra/job-queue.ts';
import { createDailyCap } from '../src/notices/daily-cap.ts';
import { createNoticeMaker } from '../src/notices/make-notice.ts';
import type { DeliveryJob } from '../src/notices/notice-job.ts';
import { openNoticeRecords } from '../src/notices/notice-records.ts';
import { createPreferenceStore } from '../src/notices/preference-store.ts';
import { createPushEndpointStore } from '../src/notices/push-endpoint-store.ts';
import type { TestPortal } from './portal.ts';

/** The worker's maker of notices. `queued` is what it would deliver, unless it has a queue of its own. */
export function openNoticeMaker(
  { settings, infra }: Pick<TestPortal, 'settings' | 'infra'>,
  jobs?: Pick<JobQueue, 'add'>,
) {
  const queued: DeliveryJob[] = [];
  const collect: JobQueue['add'] = async (_queue, added) =>
    void queued.push(...added.map(({ data }) => data as DeliveryJob));
  const make = createNoticeMaker({
    settings,
    records: openNoticeRecords(infra.records),
    preferences: createPreferenceStore(infra.database),
    endpoints: createPushEndpointStore(infra.database),
    contacts: createContactStore(infra.database, settings),
    dailyCap: createDailyCap(infra.database),
    jobs: jobs ?? { add: collect },
  });
  return { make, queued };
}
