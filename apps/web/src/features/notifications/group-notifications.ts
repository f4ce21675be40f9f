import { addDays, clinicDay, dayOfWeek } from '@portal/clinical-domain/time/clinic-day';
import type { Communication } from 'fhir/r4';

export type Age = 'today' | 'this-week' | 'earlier';
export type NotificationGroup = { age: Age; notifications: Communication[] };

/** By the clinic's calendar, whose weeks begin on Sunday. Groups without a notification are left out. */
export function groupNotifications(
  notifications: Communication[],
  now: Date,
  zone: string,
): NotificationGroup[] {
  const today = clinicDay(now.getTime(), zone);
  const sunday = addDays(today, -dayOfWeek(today));
  const ageOf = ({ sent }: Communication): Age => {
    if (sent === undefined) return 'earlier';
    const day = clinicDay(Date.parse(sent), zone);
    if (day >= today) return 'today';
    return day >= sunday ? 'this-week' : 'earlier';
  };
  const ages: Age[] = ['today', 'this-week', 'earlier'];
  return ages
    .map((age) => ({
      age,
      notifications: notifications.filter((notification) => ageOf(notification) === age),
    }))
    .filter((group) => group.notifications.length > 0);
}
