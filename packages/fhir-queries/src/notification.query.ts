import type { Communication } from 'fhir/r4';
import { putTogether, type Search } from './batch.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

const mostNotifications = 50;

/** What the hospital told the patient of late, newest first. Without `received` it is unread. */
export const searchNotifications: Search = {
  path: 'Communication',
  parameters: {
    category: 'http://terminology.hl7.org/CodeSystem/communication-category|notification',
    _sort: '-sent',
    _count: String(mostNotifications),
  },
};

export async function findNotifications(client: RecordsClient): Promise<Communication[]> {
  return getResources(
    await client.get(searchNotifications.path, searchNotifications.parameters),
    'Communication',
  );
}

/** All of them, or none. The gateway refuses one that was read meanwhile. */
export async function markRead(
  client: RecordsClient,
  notifications: Communication[],
  at: Date,
): Promise<void> {
  const received = at.toISOString();
  await putTogether(
    client,
    notifications.map((notification) => ({ ...notification, received })),
  );
}
