import { mostAttempts, type Share, type ShareView } from '@portal/api-contract/sharing';
import type { Database } from '../infra/database.ts';

export type StoredShare = { id: string; patientId: string; payload: string; passcode: Buffer | null };
export type LiveShare = StoredShare & { createdAt: Date };

const mostListed = 20;
const mostViews = 20;
/** A try whose process died gives its place back after this. */
const longestTry = '30 seconds';
const isLive = 'revoked_at is null and locked_at is null and expires_at > now()';

export function createShareStore({ query }: Pick<Database, 'query'>) {
  return {
    /** False where the patient has as many as may be open at once. */
    async add(share: StoredShare & { locatorHash: Buffer; expiresAt: Date }, most: number): Promise<boolean> {
      const rows = await query(
        `insert into portal.shares (id, patient_id, locator_hash, payload, passcode, expires_at)
         select $1, $2, $3, $4, $5, $6
         where (select count(*) from portal.shares where patient_id = $2 and ${isLive}) < $7
         returning id`,
        [share.id, share.patientId, share.locatorHash, share.payload, share.passcode, share.expiresAt, most],
      );
      return rows.length === 1;
    },

    async findLive(locatorHash: Buffer): Promise<LiveShare | undefined> {
      const [share] = await query<LiveShare>(
        `select id, patient_id as "patientId", payload, passcode, created_at as "createdAt" from portal.shares
         where locator_hash = $1 and payload is not null and ${isLive}`,
        [locatorHash],
      );
      return share;
    },

    async findLiveById(id: string): Promise<LiveShare | undefined> {
      const [share] = await query<LiveShare>(
        `select id, patient_id as "patientId", payload, passcode, created_at as "createdAt" from portal.shares
         where id = $1 and payload is not null and ${isLive}`,
        [id],
      );
      return share;
    },

    /** Whether one more passcode may be tested; each place is taken before, so that no number at once makes it more. */
    async beginTry(id: string): Promise<boolean> {
      const current = `case when tried_at < now() - interval '${longestTry}' then wrong else tries end`;
      const rows = await query(
        `update portal.shares set tries = ${current} + 1, tried_at = now()
         where id = $1 and ${isLive} and ${current} < $2 returning id`,
        [id, mostAttempts],
      );
      return rows.length === 1;
    },

    async forgiveTry(id: string): Promise<void> {
      await query('update portal.shares set tries = greatest(tries - 1, wrong) where id = $1', [id]);
    },

    /** How many tries are left; with the last one the payload goes. */
    async countWrong(id: string): Promise<number> {
      const [row] = await query<{ wrong: number }>(
        `update portal.shares set wrong = wrong + 1,
           locked_at = case when wrong + 1 >= $2 then now() end,
           payload = case when wrong + 1 >= $2 then null else payload end
         where id = $1 returning wrong`,
        [id, mostAttempts],
      );
      return Math.max(0, mostAttempts - (row?.wrong ?? mostAttempts));
    },

    async noteView(id: string, recipient: string, outcome: ShareView['outcome']): Promise<void> {
      await query('insert into portal.share_views (share_id, recipient, outcome) values ($1, $2, $3)', [
        id,
        recipient,
        outcome,
      ]);
    },

    async revoke(id: string, patientId: string): Promise<boolean> {
      const rows = await query(
        `update portal.shares set revoked_at = coalesce(revoked_at, now()), payload = null
         where id = $1 and patient_id = $2 returning id`,
        [id, patientId],
      );
      return rows.length === 1;
    },

    /** Newest first, each with who has looked of late. */
    async list(patientId: string): Promise<Share[]> {
      const rows = await query<Omit<Share, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date }>(
        `select s.id, s.created_at as "createdAt", s.expires_at as "expiresAt", s.passcode is not null as "hasPasscode",
                case when revoked_at is not null then 'revoked' when locked_at is not null then 'locked'
                     when expires_at <= now() then 'expired' else 'active' end as state,
                (select count(*)::int from portal.share_views v where v.share_id = s.id and v.outcome = 'opened') as opened,
                coalesce((select json_agg(json_build_object('at', v.at, 'recipient', v.recipient, 'outcome', v.outcome)
                                          order by v.at desc)
                          from (select * from portal.share_views where share_id = s.id order by at desc limit $3) v),
                         '[]') as views
         from portal.shares s where s.patient_id = $1 order by s.created_at desc limit $2`,
        [patientId, mostListed, mostViews],
      );
      return rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        views: row.views.map((view) => ({ ...view, at: new Date(view.at).toISOString() })),
      }));
    },
  };
}
