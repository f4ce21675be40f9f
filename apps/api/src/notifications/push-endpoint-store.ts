import type {
  BrowserPushEndpoint,
  PhonePushEndpoint,
  PushEndpoint,
} from '@portal/api-contract/notifications';
import type { Database } from '../infra/database.ts';

export interface PushEndpointStore {
  /** The browser or phone of this session; whoever was signed in there before gets nothing any more. */
  save(owner: Owner, endpoint: PushEndpoint): Promise<void>;
  forget(sessionId: string): Promise<void>;
  /** The browsers and phones in which the patient is signed in. */
  list(patientId: string): Promise<PushTarget[]>;
}
export type PushTarget = { sessionId: string } & (
  (BrowserPushEndpoint & { service: 'web' }) | PhonePushEndpoint
);
type Owner = { patientId: string; sessionId: string };
type Row = {
  sessionId: string;
  service: PushTarget['service'];
  address: string;
  p256dh: string;
  auth: string;
};

export function createPushEndpointStore({
  query,
  transaction,
}: Pick<Database, 'query' | 'transaction'>): PushEndpointStore {
  const saveBrowser = ({ patientId, sessionId }: Owner, { endpoint, keys }: BrowserPushEndpoint) =>
    transaction(async (within) => {
      await within('delete from portal.push_endpoints where endpoint = $1 and session_id <> $2', [
        endpoint,
        sessionId,
      ]);
      await within(
        `insert into portal.push_endpoints (session_id, patient_id, endpoint, p256dh, auth)
         values ($1, $2, $3, $4, $5)
         on conflict (session_id) do update
         set patient_id = excluded.patient_id, endpoint = excluded.endpoint, p256dh = excluded.p256dh,
             auth = excluded.auth`,
        [sessionId, patientId, endpoint, keys.p256dh, keys.auth],
      );
    });

  const savePhone = ({ patientId, sessionId }: Owner, { service, token }: PhonePushEndpoint) =>
    transaction(async (within) => {
      await within(
        'delete from portal.phone_push_endpoints where service = $1 and token = $2 and session_id <> $3',
        [service, token, sessionId],
      );
      await within(
        `insert into portal.phone_push_endpoints (session_id, patient_id, service, token)
         values ($1, $2, $3, $4)
         on conflict (session_id) do update
         set patient_id = excluded.patient_id, service = excluded.service, token = excluded.token`,
        [sessionId, patientId, service, token],
      );
    });

  return {
    async save(owner: Owner, endpoint: PushEndpoint): Promise<void> {
      await ('service' in endpoint ? savePhone(owner, endpoint) : saveBrowser(owner, endpoint));
    },

    async forget(sessionId: string) {
      await query('delete from portal.push_endpoints where session_id = $1', [sessionId]);
      await query('delete from portal.phone_push_endpoints where session_id = $1', [sessionId]);
    },

    async list(patientId: string): Promise<PushTarget[]> {
      const rows = await query<Row>(
        `select p.session_id as "sessionId", p.service, p.address, p.p256dh, p.auth
         from (select session_id, patient_id, 'web' as service, endpoint as address, p256dh, auth
               from portal.push_endpoints
               union all
               select session_id, patient_id, service, token, '', '' from portal.phone_push_endpoints) p
         join portal.sessions s on s.id = p.session_id
         where p.patient_id = $1 and s.patient_id = $1 and s.revoked_at is null and s.expires_at > now()`,
        [patientId],
      );
      return rows.map(({ sessionId, service, address, p256dh, auth }) =>
        service === 'web'
          ? { sessionId, service, endpoint: address, keys: { p256dh, auth } }
          : { sessionId, service, token: address },
      );
    },
  };
}
