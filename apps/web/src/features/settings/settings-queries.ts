import { listDevices } from '../../session/account/account-api.ts';
import { contactsOf } from '../../session/account/contact-api.ts';
import { getNotificationSettings } from '../../session/account/notification-api.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { session } from '../../session/session.ts';

// Not live: the portal keeps devices outside the record.
export const devicesQuery = () => ownQuery(['devices'], [], listDevices);

// Not live: a choice, which the portal keeps outside the record.
export const notificationSettingsQuery = () =>
  ownQuery(['notification-settings'], [], getNotificationSettings);

export const contactsQuery = () => contactsOf(session.store.getState().user?.id);
