import { ownQuery } from '../records/own-query.ts';
import { readConnection } from './connect-record-api.ts';

/** Whether the account has a record of the hospital, and whether it may ask for one. */
// Not live: the portal keeps it outside the record, and a new sign-in follows each change.
export const connectionQuery = () => ownQuery(['connection'], [], readConnection);
