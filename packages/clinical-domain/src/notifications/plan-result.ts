import type { DiagnosticReport } from 'fhir/r4';
import type { NotificationEvent, PlannedNotification } from './notification.ts';

const dayMs = 24 * 3_600_000;
const newsForMs = dayMs;
/** Reports that were issued longer ago when they came are a record that is being loaded. */
const recentMs = 7 * dayMs;
const ready: ReadonlySet<string> = new Set(['final']);
const corrected: ReadonlySet<string> = new Set(['amended', 'corrected', 'appended']);

/** What to tell of a report, from its versions, oldest first. A preliminary one is shown, but not announced. */
export function planResultNotifications(
  versions: readonly DiagnosticReport[],
  now: number,
): PlannedNotification[] {
  return versions.flatMap((version, index) => {
    const event = findEvent(versions[index - 1], version);
    const at = Date.parse(version.meta?.lastUpdated ?? '');
    if (!event || !(at > now - newsForMs)) return [];
    const about = `DiagnosticReport/${version.id}`;
    return [{ key: `${about}/${version.meta?.versionId}/${event}`, event, about, at }];
  });
}

export function isResultNotificationTrue({ status }: DiagnosticReport): boolean {
  return ready.has(status) || corrected.has(status);
}

function findEvent(
  before: DiagnosticReport | undefined,
  after: DiagnosticReport,
): NotificationEvent | undefined {
  if (!before && (after.meta?.versionId !== '1' || isHistory(after))) return undefined;
  const wasShown = before !== undefined && isResultNotificationTrue(before);
  if (isResultNotificationTrue(after) && !wasShown) return 'result-ready';
  return corrected.has(after.status) && before && !corrected.has(before.status)
    ? 'result-corrected'
    : undefined;
}

function isHistory({ issued, meta }: DiagnosticReport): boolean {
  return Date.parse(issued ?? '') < Date.parse(meta?.lastUpdated ?? '') - recentMs;
}
