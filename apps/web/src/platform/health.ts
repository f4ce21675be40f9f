import { HealthTrouble, type Health, type HealthCall } from './health-store.ts';
import { isNative } from './native.ts';

const notHere = (call: HealthCall) => () => Promise.reject(new HealthTrouble(call, 'not-here'));

/** Browsers have no health store. */
export const webHealth: Health = {
  isAvailable: () => Promise.resolve(false),
  isAuthorized: () => Promise.resolve(false),
  requestAuthorization: () => Promise.resolve(false),
  openSettings: notHere('openSettings'),
  readDays: notHere('readDays'),
  readAsleep: notHere('readAsleep'),
};

/** The plugin is loaded in the phone app alone. */
export async function findHealth(): Promise<Health> {
  return isNative() ? (await import('./health-plugin.ts')).nativeHealth : webHealth;
}
