import { PushNotifications } from '@capacitor/push-notifications';
import { phonePushService } from './native.ts';
import { createPhonePush } from './phone-push.ts';

export const phonePush = createPhonePush(PushNotifications, phonePushService(), window.localStorage);
