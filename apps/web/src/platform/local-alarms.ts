import type { LocalNotificationsPlugin } from '@capacitor/local-notifications';

export type Alarm = { id: number; at: number; title: string; body: string };
/** `unasked`: the system has its question yet to put. */
export type AlarmPermission = 'granted' | 'denied' | 'unasked';
export type LocalAlarms = ReturnType<typeof createLocalAlarms>;

export type UsedPlugin = Pick<
  LocalNotificationsPlugin,
  | 'cancel'
  | 'cancelAll'
  | 'checkExactNotificationSetting'
  | 'checkPermissions'
  | 'createChannel'
  | 'getDeliveredNotifications'
  | 'getPending'
  | 'removeAllDeliveredNotifications'
  | 'removeDeliveredNotificationsById'
  | 'requestPermissions'
  | 'schedule'
>;

const channelId = 'doses';
const high = 4;
/** On a locked screen Android shows that there is something, not what. */
const hiddenWhenLocked = 0;

/** Alarms that the phone itself rings, with or without a network. `open` goes along and comes back when one is tapped. */
export function createLocalAlarms(plugin: UsedPlugin) {
  const toPermission = ({ display }: { display: string }): AlarmPermission =>
    display === 'granted' || display === 'denied' ? display : 'unasked';

  /**
   * Android 12 and later: exact only where the person has allowed it. Asking for an exact one would open the system's
   * settings, in the middle of whatever the patient is doing; an inexact one rings some minutes late at worst.
   */
  const mayBeExact = async () =>
    plugin.checkExactNotificationSetting().then(
      ({ exact_alarm: exact }) => exact === 'granted',
      () => true,
    );

  return {
    findPermission: async () => toPermission(await plugin.checkPermissions()),
    ask: async () => toPermission(await plugin.requestPermissions()),

    /** Those and no others. One that is set already is set anew under its id. */
    async replace(alarms: Alarm[], { channel, open }: { channel: string; open: string }): Promise<void> {
      const wanted = new Set(alarms.map(({ id }) => id));
      const { notifications } = await plugin.getPending();
      const stale = notifications.filter(({ id }) => !wanted.has(id)).map(({ id }) => ({ id }));
      if (stale.length > 0) await plugin.cancel({ notifications: stale });
      if (alarms.length === 0) return;
      // iPhones have no channels.
      await plugin
        .createChannel({ id: channelId, name: channel, importance: high, visibility: hiddenWhenLocked })
        .catch(() => undefined);
      const isExactNotification = await mayBeExact();
      await plugin.schedule({
        notifications: alarms.map(({ id, at, title, body }) => ({
          id,
          title,
          body,
          channelId,
          isExactNotification,
          schedule: { at: new Date(at), allowWhileIdle: true },
          extra: { open },
        })),
      });
    },

    /** The ids of those that have rung and are still to be seen. */
    async listRung(): Promise<number[]> {
      return (await plugin.getDeliveredNotifications()).notifications.map(({ id }) => id);
    },

    async takeAway(ids: number[]): Promise<void> {
      if (ids.length > 0) await plugin.removeDeliveredNotificationsById({ ids });
    },

    async cancelAll(): Promise<void> {
      await plugin.cancelAll();
      await plugin.removeAllDeliveredNotifications();
    },
  };
}
