import type { ChangePolicy } from '../change-policy.ts';
import { pass, reject } from '../../patient-access/policy.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[4578][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Who creates brings a UUID (RFC 9562; v7 for messages, v5 for doses and devices), so that a repeat finds the first. */
export const clientMadeId: ChangePolicy = ({ before, after }) =>
  before !== undefined || uuid.test(after.id ?? '')
    ? pass
    : reject('id_not_uuid', 'The id of something new must be a UUID in lower case.');
