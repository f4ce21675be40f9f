import { listDevices } from '../../session/account/account-api.ts';
import { contactsOf } from '../../session/account/contact-api.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { session } from '../../session/session.ts';

// Not live: the portal keeps devices outside the record.
export const devicesQuery = () => ownQuery(['devices'], [], listDevices);

export const contactsQuery = () => contactsOf(session.store.getState().user?.id);
