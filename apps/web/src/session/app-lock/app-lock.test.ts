import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appLock, noteHidden, noteShown, openAppLock, readAppLock, setAppLock } from './app-lock.ts';

const items = new Map<string, string>();
const localStorage = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
  removeItem: (name: string) => void items.delete(name),
};

function startAs(platform: 'native' | 'web') {
  const Capacitor = { isNativePlatform: () => platform === 'native', getPlatform: () => 'android' };
  vi.stubGlobal('window', { localStorage, Capacitor });
  appLock.setState({ isEnabled: false, isLocked: false });
}

beforeEach(() => startAs('native'));
afterEach(() => {
  items.clear();
  vi.unstubAllGlobals();
});

test('the flag is the word true in localStorage isBiometricEnabled, and nothing else', () => {
  setAppLock(true);
  expect(Object.fromEntries(items)).toEqual({ isBiometricEnabled: 'true' });
  setAppLock(false);
  expect(items.size).toBe(0);
});

test.each([
  ['true', true],
  ['false', false],
  ['1', false],
  ['TRUE', false],
])('%s at the start: locked is %s', (value, isLocked) => {
  items.set('isBiometricEnabled', value);
  expect(appLock.getState().isLocked).toBe(false);
  readAppLock();
  expect(appLock.getState()).toEqual({ isEnabled: isLocked, isLocked });
});

test('on the web the flag does nothing', () => {
  startAs('web');
  items.set('isBiometricEnabled', 'true');
  readAppLock();
  expect(appLock.getState()).toEqual({ isEnabled: false, isLocked: false });
});

test('an app that was out of sight for a minute asks again, one that was away for a moment does not', () => {
  setAppLock(true);
  openAppLock();
  noteHidden(1000);
  noteShown(60_999);
  expect(appLock.getState().isLocked).toBe(false);
  noteHidden(70_000);
  noteHidden(120_000);
  noteShown(130_000);
  expect(appLock.getState().isLocked).toBe(true);
});

test('without the flag it never asks', () => {
  noteHidden(0);
  noteShown(10_000_000);
  expect(appLock.getState().isLocked).toBe(false);
});
