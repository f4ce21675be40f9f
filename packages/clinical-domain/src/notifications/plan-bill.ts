import type { Invoice } from 'fhir/r4';
import type { PlannedNotification } from './notification.ts';

const dayMs = 24 * 3_600_000;
const newsForMs = dayMs;
/** Bills that were dated longer ago when they came are a record that is being loaded. */
const recentMs = 7 * dayMs;

/** What to tell of a bill, from its versions, oldest first: that it was issued. A draft is the counter's own. */
export function planBillNotifications(versions: readonly Invoice[], now: number): PlannedNotification[] {
  return versions.flatMap((version, index) => {
    const at = Date.parse(version.meta?.lastUpdated ?? '');
    if (!isNews(versions[index - 1], version) || !(at > now - newsForMs)) return [];
    const about = `Invoice/${version.id}`;
    return [{ key: `${about}/${version.meta?.versionId}/bill-issued`, event: 'bill-issued', about, at }];
  });
}

export function isBillNotificationTrue({ status }: Invoice): boolean {
  return status === 'issued';
}

function isNews(before: Invoice | undefined, after: Invoice): boolean {
  if (after.status !== 'issued') return false;
  if (before) return before.status === 'draft';
  return after.meta?.versionId === '1' && !isHistory(after);
}

function isHistory({ date, meta }: Invoice): boolean {
  return Date.parse(date ?? '') < Date.parse(meta?.lastUpdated ?? '') - recentMs;
}
