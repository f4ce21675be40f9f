import { expect, test } from 'vitest';
import { BiometryRefused } from '../../platform/biometrics.ts';
import { createRefreshTokens } from './refresh-tokens.ts';

const strings = { reason: 'Open your health records', cancel: 'Cancel' };

/** A phone: what it keeps outlives the app, and each start of the app has new memory. */
function createPhone() {
  const device = new Map<string, string>();
  const guarded = new Map<string, string>();
  const phone = { isFlagSet: false, isFingerKnown: true, prompts: 0 };
  const storeOf = (kept: Map<string, string>) => ({
    read: async (name: string) => kept.get(name),
    write: async (name: string, value: string) => void kept.set(name, value),
    remove: async (name: string) => void kept.delete(name),
  });
  const start = () =>
    createRefreshTokens({
      isGuarded: () => phone.isFlagSet,
      device: storeOf(device),
      guarded: {
        ...storeOf(guarded),
        read: async (name) => {
          phone.prompts += 1;
          if (!phone.isFingerKnown) throw new BiometryRefused('authenticationFailed', 'Not recognised');
          return guarded.get(name);
        },
      },
    });
  return { phone, device, guarded, start };
}

async function enabled() {
  const parts = createPhone();
  const tokens = parts.start();
  await tokens.keep('first');
  await tokens.guard();
  parts.phone.isFlagSet = true;
  return { ...parts, tokens };
}

test('without biometry a token survives in the device’s own store', async () => {
  const { start } = createPhone();
  await start().keep('first');
  expect(await start().find()).toBe('first');
});

test('once biometry is on, nothing but biometry gives the token out', async () => {
  const { start, device, guarded, phone } = await enabled();
  expect([device.size, guarded.size]).toEqual([0, 1]);
  const tokens = start();
  expect(await tokens.find()).toBeUndefined();
  expect(await tokens.unlock(strings)).toBe(true);
  expect([await tokens.find(), phone.prompts]).toEqual(['first', 1]);
});

test('case 67: the flag flipped opens nothing', async () => {
  const { start, phone } = await enabled();
  phone.isFlagSet = false;
  expect(await start().find()).toBeUndefined();
});

test('case 67: a stranger’s finger opens nothing', async () => {
  const { start, phone } = await enabled();
  phone.isFingerKnown = false;
  const tokens = start();
  await expect(tokens.unlock(strings)).rejects.toBeInstanceOf(BiometryRefused);
  expect([await tokens.find(), tokens.isInMemory()]).toEqual([undefined, false]);
});

test('a token that replaces another is guarded too, and asks nobody while the app is open', async () => {
  const { start, tokens, phone, device } = await enabled();
  await tokens.keep('second');
  expect([await tokens.find(), phone.prompts, device.size]).toEqual(['second', 0, 0]);
  const next = start();
  await next.unlock(strings);
  expect(await next.find()).toBe('second');
});

test('a device that has it no longer says so', async () => {
  const { start, guarded } = await enabled();
  guarded.clear();
  expect(await start().unlock(strings)).toBe(false);
});

test('nothing is left after a sign-out', async () => {
  const { tokens, device, guarded } = await enabled();
  await tokens.forget();
  expect([device.size, guarded.size, await tokens.find()]).toEqual([0, 0, undefined]);
});
