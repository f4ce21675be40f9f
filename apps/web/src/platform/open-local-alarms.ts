import { LocalNotifications } from '@capacitor/local-notifications';
import { createLocalAlarms } from './local-alarms.ts';

export const localAlarms = createLocalAlarms(LocalNotifications);
