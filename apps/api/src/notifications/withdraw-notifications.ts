import type { Communication } from 'fhir/r4';
import { withheldLabel } from '../patient-access/tables/withheld.ts';
import { isWithheld } from '../patient-access/visible.ts';
import type { NotificationRecords } from './notification-records.ts';

/** Withholds what the list tells of a resource that the hospital has withheld. @throws Unavailable, to be tried again */
export async function withdrawNotifications(
  records: Pick<NotificationRecords, 'listNotifications' | 'replaceNotification'>,
  patientId: string,
  about: string,
): Promise<void> {
  for (const notification of await records.listNotifications(patientId)) {
    const isAbout = notification.about?.some(({ reference }) => reference === about);
    if (isAbout && !isWithheld(notification)) await records.replaceNotification(withhold(notification));
  }
}

function withhold(notification: Communication): Communication {
  const security = [...(notification.meta?.security ?? []), withheldLabel];
  return { ...notification, meta: { ...notification.meta, security } };
}
