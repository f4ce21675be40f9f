import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPhonePush, type UsedPlugin } from './phone-push.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Listener = (told: { value: string; error: string }) => void;

/** A phone and its push service. */
function openPhone({ receive = 'granted', event = 'registration' } = {}) {
  const listeners = new Map<string, Set<Listener>>();
  const kept = new Map<string, string>();
  const phone = { registered: 0, unregistered: 0, shown: 2 };
  const plugin = {
    checkPermissions: async () => ({ receive }),
    requestPermissions: async () => ({ receive }),
    addListener: async (event: string, listener: Listener) => {
      const own = listeners.get(event) ?? new Set();
      listeners.set(event, own.add(listener));
      return { remove: async () => void own.delete(listener) };
    },
    register: async () => {
      phone.registered += 1;
      for (const listener of listeners.get(event) ?? [])
        listener({ value: `token-${phone.registered}`, error: 'x' });
    },
    unregister: async () => void (phone.unregistered += 1),
    removeAllDeliveredNotifications: async () => void (phone.shown = 0),
  } as unknown as UsedPlugin;
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const heard = () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0);
  return { push: createPhonePush(plugin, 'fcm', storage), phone, heard };
}

test('A13: a phone whose owner agrees gets its address from the push service', async () => {
  const { push, heard } = openPhone();
  expect(await push.start()).toEqual({ service: 'fcm', token: 'token-1' });
  expect(heard()).toBe(0);
});

test('A13: a phone that nobody turned on is never registered and never unregistered', async () => {
  const { push, phone } = openPhone();
  expect(await push.resume()).toBeUndefined();
  await push.stop();
  expect([phone.registered, phone.unregistered]).toEqual([0, 0]);
});

test('A13: at sign-out the push service forgets the phone, and the next sign-in has a new address', async () => {
  const { push, phone } = openPhone();
  await push.start();
  await push.stop();
  await push.stop();
  expect([phone.unregistered, phone.shown]).toEqual([1, 0]);
  expect(await push.resume()).toEqual({ service: 'fcm', token: 'token-2' });
  await push.turnOff();
  expect(await push.resume()).toBeUndefined();
});

test('A13: a refusal of the person is blocked, an error or silence of the service is failed', async () => {
  expect(await openPhone({ receive: 'denied' }).push.start()).toBe('blocked');
  expect(await openPhone({ event: 'registrationError' }).push.start()).toBe('failed');
  const silent = openPhone({ event: 'nothing' });
  const started = silent.push.start();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await started).toBe('failed');
  expect(silent.heard()).toBe(0);
});
