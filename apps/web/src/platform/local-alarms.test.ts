import type { Channel, LocalNotificationSchema } from '@capacitor/local-notifications';
import { expect, test } from 'vitest';
import { createLocalAlarms, type UsedPlugin } from './local-alarms.ts';

/** A phone's alarms, as the plugin tells of them. */
function openPhone({ exact = 'granted', isApple = false } = {}) {
  const pending = new Map<number, LocalNotificationSchema>();
  const rung = new Set<number>();
  const channels: Channel[] = [];
  const plugin = {
    checkPermissions: async () => ({ display: 'prompt' }),
    requestPermissions: async () => ({ display: 'granted' }),
    checkExactNotificationSetting: async () => {
      if (isApple) throw new Error('Not implemented on iOS');
      return { exact_alarm: exact };
    },
    createChannel: async (channel: Channel) => {
      if (isApple) throw new Error('Not implemented on iOS');
      channels.push(channel);
    },
    getPending: async () => ({ notifications: [...pending.values()] }),
    schedule: async ({ notifications }: { notifications: LocalNotificationSchema[] }) => {
      for (const each of notifications) pending.set(each.id, each);
      return { notifications };
    },
    cancel: async ({ notifications }: { notifications: { id: number }[] }) =>
      notifications.forEach(({ id }) => pending.delete(id)),
    cancelAll: async () => pending.clear(),
    getDeliveredNotifications: async () => ({ notifications: [...rung].map((id) => ({ id })) }),
    removeDeliveredNotificationsById: async ({ ids }: { ids: number[] }) =>
      ids.forEach((id) => rung.delete(id)),
    removeAllDeliveredNotifications: async () => rung.clear(),
  } as unknown as UsedPlugin;
  return { alarms: createLocalAlarms(plugin), pending, rung, channels };
}

const alarm = (id: number) => ({ id, at: id * 60_000, title: `Alarm ${id}`, body: 'Open the app.' });
const leading = { channel: 'Medicine reminders', open: '/medications' };

test('A13: new alarms take the place of the old ones, and each carries where it leads', async () => {
  const { alarms, pending, channels } = openPhone();
  await alarms.replace([alarm(1), alarm(2)], leading);
  await alarms.replace([{ ...alarm(2), title: 'भाषा' }, alarm(3)], leading);
  expect([...pending.values()].map(({ id, title }) => [id, title])).toEqual([
    [2, 'भाषा'],
    [3, 'Alarm 3'],
  ]);
  expect(pending.get(3)).toMatchObject({
    channelId: 'doses',
    isExactNotification: true,
    schedule: { at: new Date(180_000), allowWhileIdle: true },
    extra: { open: '/medications' },
  });
  expect(channels[0]).toEqual({ id: 'doses', name: 'Medicine reminders', importance: 4, visibility: 0 });
  await alarms.replace([], leading);
  expect(pending.size).toBe(0);
});

test('A13: where exact alarms are not allowed, none is asked for: that would open the system’s settings', async () => {
  const { alarms, pending } = openPhone({ exact: 'denied' });
  await alarms.replace([alarm(1)], leading);
  expect(pending.get(1)?.isExactNotification).toBe(false);
});

test('A13: an iPhone has neither channels nor exact alarms, and rings all the same', async () => {
  const { alarms, pending } = openPhone({ isApple: true });
  await alarms.replace([alarm(1)], leading);
  expect(pending.size).toBe(1);
});

test('A13: permission is found without a question, and asked for with one', async () => {
  const { alarms } = openPhone();
  expect([await alarms.findPermission(), await alarms.ask()]).toEqual(['unasked', 'granted']);
});

test('A13: at sign-out nothing rings any more and nothing is left to be seen', async () => {
  const { alarms, pending, rung } = openPhone();
  await alarms.replace([alarm(1)], leading);
  rung.add(7).add(8);
  await alarms.takeAway([7]);
  expect(await alarms.listRung()).toEqual([8]);
  await alarms.cancelAll();
  expect([pending.size, rung.size]).toEqual([0, 0]);
});
