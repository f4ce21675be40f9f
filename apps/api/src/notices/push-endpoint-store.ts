import type { PushEndpoint } from '@portal/api-contract/notices';
import type { Database } from '../infra/database.ts';

export type PushEndpointStore = ReturnType<typeof createPushEndpointStore>;
type Owner = { patientId: string; sessionId: string };

export function createPushEndpointStore({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  return {
    /** The browser of this session; whoever was signed in there before gets nothing any more. */
    async save({ patientId, sessionId }: Owner, { endpoint, keys }: PushEndpoint) {
      await transaction(async (within) => {
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
    },

    async forget(sessionId: string) {
      await query('delete from portal.push_endpoints where session_id = $1', [sessionId]);
    },

    /** The browsers in which the patient is signed in. */
    async list(patientId: string): Promise<(PushEndpoint & { sessionId: string })[]> {
      const rows = await query<{ sessionId: string; endpoint: string; p256dh: string; auth: string }>(
        `select p.session_id as "sessionId", p.endpoint, p.p256dh, p.auth
         from portal.push_endpoints p join portal.sessions s on s.id = p.session_id
         where p.patient_id = $1 and s.patient_id = $1 and s.revoked_at is null and s.expires_at > now()`,
        [patientId],
      );
      return rows.map(({ sessionId, endpoint, p256dh, auth }) => ({
        sessionId,
        endpoint,
        keys: { p256dh, auth },
      }));
    },
  };
}
