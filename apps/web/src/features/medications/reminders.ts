import type { NotificationChannel, NotificationSettings } from '@portal/api-contract/notifications';
import { queryOptions } from '@tanstack/react-query';
import { canPush, findPushAddress, isPushBlocked } from '../../platform/push.ts';
import {
  getNotificationSettings,
  saveNotificationPreferences,
  turnPushOn,
} from '../../session/account/notification-api.ts';
import { queryClient } from '../../session/records/query-client.ts';

/** How this browser shows a reminder while the portal is closed. */
type Here = 'shown' | 'blocked' | 'not-shown';

export type Reminders = { settings: NotificationSettings; here: Here };

export function remindersOf(patientId: string | undefined) {
  return queryOptions({
    // Not live: a choice, which the portal keeps outside the record.
    queryKey: ['dose-reminders', patientId],
    queryFn: async (): Promise<Reminders> => {
      const [settings, here] = await Promise.all([getNotificationSettings(), findHere()]);
      return { settings, here };
    },
    enabled: patientId !== undefined,
    retryOnMount: false,
  });
}

async function findHere(): Promise<Here> {
  if (isPushBlocked()) return 'blocked';
  return (await findPushAddress()) ? 'shown' : 'not-shown';
}

/** On: in the portal's list and, where this browser lets us, by push. Off: nowhere. Other kinds stay as they are. */
export async function switchReminders(
  patientId: string | undefined,
  { settings }: Reminders,
  isOn: boolean,
  language: 'en' | 'ne',
): Promise<void> {
  const { preferences, offered, pushKey, phonePush } = settings;
  if (isOn && canPush({ pushKey, phonePush })) await turnPushOn(pushKey);
  const here = await findHere();
  const wanted: NotificationChannel[] = here === 'shown' ? ['in-app', 'push'] : ['in-app'];
  const dose = isOn ? wanted.filter((channel) => offered.includes(channel)) : [];
  const chosen = { ...preferences, choices: { ...preferences.choices, dose }, language };
  await saveNotificationPreferences(chosen);
  queryClient.setQueryData(remindersOf(patientId).queryKey, {
    settings: { ...settings, preferences: chosen },
    here,
  });
}
