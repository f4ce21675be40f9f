import type { CapacitorGlobal } from '@capacitor/core';

declare global {
  interface Window {
    /** The phone app's shell puts it there before any script of the page runs. */
    Capacitor?: Pick<CapacitorGlobal, 'isNativePlatform' | 'getPlatform'>;
  }
}

/** Whether this is the phone app. Says it without loading anything. */
export function isNative(): boolean {
  return globalThis.window?.Capacitor?.isNativePlatform?.() === true;
}

/** Where the API is: '' on the web, which it shares; in the app the server that the app was made for. */
export function serverOrigin(): string {
  if (!isNative()) return '';
  return document.querySelector<HTMLMetaElement>('meta[name="portal-server"]')?.content ?? '';
}

/** The push service of the phone's maker. */
export function phonePushService(): 'fcm' | 'apns' {
  return window.Capacitor?.getPlatform() === 'ios' ? 'apns' : 'fcm';
}
