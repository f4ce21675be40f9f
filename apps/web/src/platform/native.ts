import type { CapacitorGlobal } from '@capacitor/core';

declare global {
  interface Window {
    /** The phone app's shell puts it there before any script of the page runs. */
    Capacitor?: Pick<CapacitorGlobal, 'isNativePlatform' | 'getPlatform'>;
  }
}

/** Whether this is the phone app. Says it without loading anything. */
export function isNative(): boolean {
  return window.Capacitor?.isNativePlatform() === true;
}
