import { LocalNotifications, type LocalNotificationsPlugin } from '@capacitor/local-notifications';
import { PushNotifications, type PushNotificationsPlugin } from '@capacitor/push-notifications';

/** `open`: a page, set by this app; `about`: what the server sent, a reference and nothing more. */
export type Tapped = { open: string } | { about: string };

type Plugins = {
  local: Pick<LocalNotificationsPlugin, 'addListener'>;
  push: Pick<PushNotificationsPlugin, 'addListener'>;
};

/** Told of each notification that somebody taps, the one that started the app among them. Returns how to stop. */
export function listenToTaps(
  onTap: (tapped: Tapped) => void,
  { local, push }: Plugins = { local: LocalNotifications, push: PushNotifications },
): () => void {
  const handles = [
    local.addListener('localNotificationActionPerformed', ({ notification }) => {
      const { open } = (notification.extra ?? {}) as { open?: unknown };
      if (typeof open === 'string') onTap({ open });
    }),
    push.addListener('pushNotificationActionPerformed', ({ notification }) => {
      const { about } = (notification.data ?? {}) as { about?: unknown };
      if (typeof about === 'string') onTap({ about });
    }),
  ];
  return () => handles.forEach((handle) => void handle.then(({ remove }) => remove()));
}
