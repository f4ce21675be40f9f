import type {
  NotificationChannel,
  NotificationPreferences,
  PhonePushService,
} from '@portal/api-contract/notifications';
import type { Providers } from '../infra/provider-settings.ts';

/** Everything but doses, which nobody asked for, in the list, by push and by e-mail; what costs money only when chosen. */
export function defaultPreferences(language: NotificationPreferences['language']): NotificationPreferences {
  const usual: NotificationChannel[] = ['in-app', 'push', 'email'];
  return {
    choices: { visit: usual, reminder: usual, result: usual, message: usual, payment: usual, dose: [] },
    quietHours: { from: '21:00', until: '07:00' },
    language,
  };
}

export function offeredChannels({ mail, push, fcm, apns, sms }: Providers): NotificationChannel[] {
  return [
    'in-app',
    ...(push || fcm || apns ? ['push' as const] : []),
    ...(mail ? ['email' as const] : []),
    ...(sms ? ['sms' as const] : []),
  ];
}

export function offeredPhonePush({ fcm, apns }: Providers): PhonePushService[] {
  return [...(fcm ? ['fcm' as const] : []), ...(apns ? ['apns' as const] : [])];
}
