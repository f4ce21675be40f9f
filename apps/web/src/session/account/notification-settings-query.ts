import { ownQuery } from '../records/own-query.ts';
import { getNotificationSettings } from './notification-api.ts';

// Not live: a choice, which the portal keeps outside the record.
export const notificationSettingsQuery = () =>
  ownQuery(['notification-settings'], [], getNotificationSettings);
