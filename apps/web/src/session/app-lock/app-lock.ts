import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { isNative } from '../../platform/native.ts';
import { findLocalStorage } from '../../platform/storage.ts';

const flag = 'isBiometricEnabled';
/** How long the app may be out of sight before it asks again who holds the phone. */
const leftOpenMs = 60_000;

type AppLock = { isEnabled: boolean; isLocked: boolean };

/**
 * Whether the patient wants to be recognised, and has yet to be. It only says what is shown: what opens the record is the
 * refresh token, which the device gives out after biometry, whatever stands here.
 */
export const appLock = createStore<AppLock>(() => ({ isEnabled: false, isLocked: false }));

let hiddenAt: number | undefined;

/** Read once, at the start; off until then, and off on the web. */
export function readAppLock(): void {
  if (!isNative()) return;
  const isEnabled = findLocalStorage().getItem(flag) === 'true';
  appLock.setState({ isEnabled, isLocked: isEnabled });
}

export function setAppLock(isEnabled: boolean): void {
  if (isEnabled) void findLocalStorage().setItem(flag, 'true');
  else void findLocalStorage().removeItem(flag);
  appLock.setState({ isEnabled, isLocked: isEnabled });
}

export function openAppLock(): void {
  appLock.setState({ isLocked: false });
}

export function noteHidden(now: number): void {
  hiddenAt ??= now;
}

export function noteShown(now: number): void {
  const isLong = hiddenAt !== undefined && now - hiddenAt >= leftOpenMs;
  hiddenAt = undefined;
  if (isLong && appLock.getState().isEnabled) appLock.setState({ isLocked: true });
}

export function useAppLock(): AppLock {
  return useStore(appLock);
}
