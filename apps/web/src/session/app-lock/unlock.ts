import type { Biometry, PromptStrings } from '../../platform/biometrics.ts';
import { openBiometrics } from '../../platform/open-biometrics.ts';
import { openAppLock, setAppLock } from './app-lock.ts';
import { openRefreshTokens } from '../refresh/own-refresh-tokens.ts';
import { session } from '../session.ts';

/** Whether the gate still holds the session, so that the device's PIN alone can open it. */
export async function isSessionHeld(): Promise<boolean> {
  return (await openRefreshTokens()).isInMemory();
}

/**
 * Lets the patient in. An app that was left open asks for finger, face or PIN; one that was started anew has no token
 * until the device gives it out, which it does for finger and face alone.
 * @returns 'gone' when the device has the token no longer, because its fingers or faces changed
 * @throws BiometryRefused
 */
export async function unlock(strings: PromptStrings): Promise<'in' | 'gone'> {
  const tokens = await openRefreshTokens();
  if (tokens.isInMemory()) {
    await (await openBiometrics()).authenticate('strong', strings);
    openAppLock();
    return 'in';
  }
  if (!(await tokens.unlock(strings))) {
    session.leave();
    await tokens.forget();
    setAppLock(false);
    return 'gone';
  }
  openAppLock();
  await session.restore();
  return 'in';
}

/** With the PIN, after too many tries: the device then takes fingers and faces again. @throws BiometryRefused */
export async function unlockByPin(strings: PromptStrings): Promise<'in' | 'gone'> {
  const tokens = await openRefreshTokens();
  if (!tokens.isInMemory()) await (await openBiometrics()).authenticate('strong', strings);
  return unlock(strings);
}

/** @returns what is missing, or undefined once only biometry opens the app. @throws BiometryRefused */
export async function enableBiometrics(
  strings: PromptStrings,
): Promise<Extract<Biometry, { isAvailable: false }> | undefined> {
  const biometrics = await openBiometrics();
  const found = await biometrics.check('strong');
  if (!found.isAvailable) return found;
  await biometrics.authenticate('strong', strings);
  await (await openRefreshTokens()).guard();
  setAppLock(true);
  return undefined;
}
