import { listOutdatedNotifications } from '@portal/clinical-domain/notifications/plan-visit';
import { outdatedVisitText } from '@portal/clinical-domain/notifications/visit-sentences';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import type { Appointment, Communication } from 'fhir/r4';
import type { NotificationRecords } from './notification-records.ts';
import { stableId } from './stable-id.ts';

/** Rewrites what the list still says of a visit that was moved or called off since. Read stays read. @throws Unavailable */
export async function correctNotifications(
  records: Pick<NotificationRecords, 'readTogether' | 'replaceNotification'>,
  versions: readonly Appointment[],
): Promise<void> {
  const outdated = listOutdatedNotifications(versions);
  if (outdated.length === 0) return;
  const ids = await Promise.all(outdated.map(({ key }) => stableId('notice', key)));
  const found = await records.readTogether(ids.map((id) => `Communication/${id}`));
  for (const notification of found as (Communication | undefined)[])
    if (notification && notification.topic?.text !== outdatedVisitText.en.topic)
      await records.replaceNotification(correct(notification));
}

function correct(notification: Communication): Communication {
  const { en, ne } = outdatedVisitText;
  return {
    ...notification,
    topic: { text: en.topic, _text: nepali(ne.topic) },
    payload: [{ contentString: en.text, _contentString: nepali(ne.text) }],
  };
}
