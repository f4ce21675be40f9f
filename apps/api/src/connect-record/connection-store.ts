import { randomUUID } from 'node:crypto';
import type { Database, Query } from '../infra/database.ts';
import { live } from '../sessions/session-store.ts';

export type Step = 'claimed' | 'named' | 'switched' | 'moved' | 'done' | 'refused' | 'unlinked';
export type Connection = {
  id: string;
  slipId: string | null;
  issuer: string;
  subject: string;
  oldPatient: string;
  newPatient: string;
  /** The session that confirmed; null where it was begun before that was kept. */
  sessionId: string | null;
  step: Step;
  moved: Record<string, number>;
  startedAt: Date;
  switchedAt: Date | null;
};
type Account = { issuer: string; subject: string };

const select = `
  select id, slip_id as "slipId", issuer, subject, old_patient as "oldPatient", new_patient as "newPatient",
         session_id as "sessionId", step, moved,
         started_at as "startedAt", switched_at as "switchedAt"
  from portal.connections`;
const holds = `step not in ('refused', 'unlinked')`;

export type ConnectionStore = ReturnType<typeof createConnectionStore>;

export function createConnectionStore({ query }: Pick<Database, 'query'>) {
  /** From one step to the next; where another process was there first, nothing. */
  async function advance({ id, step }: Pick<Connection, 'id' | 'step'>, next: Step) {
    await query(
      `update portal.connections set step = $3, touched_at = now(),
         switched_at = case when $3 = 'switched' then now() else switched_at end,
         ended_at = case when $3 in ('done', 'refused', 'unlinked') then now() end
       where id = $1 and step = $2`,
      [id, step, next],
    );
  }

  return {
    async find(id: string): Promise<Connection | undefined> {
      const [row] = await query<Connection>(`${select} where id = $1`, [id]);
      return row;
    },

    async findOfAccount({ issuer, subject }: Account): Promise<Connection | undefined> {
      const [row] = await query<Connection>(`${select} where issuer = $1 and subject = $2 and ${holds}`, [
        issuer,
        subject,
      ]);
      return row;
    },

    async findOfRecord(patientId: string): Promise<Connection | undefined> {
      const [row] = await query<Connection>(`${select} where new_patient = $1 and ${holds}`, [patientId]);
      return row;
    },

    /** Whether another account has this record, as far as the portal sees; the identity server knows it of all. */
    async isElsewhere(patientId: string, { issuer, subject }: Account): Promise<boolean> {
      const rows = await query(
        `select 1 from portal.connections where new_patient = $1 and (issuer, subject) <> ($2, $3) and ${holds}
         union all
         select 1 from portal.sessions s where s.patient_id = $1 and (s.issuer, s.subject) <> ($2, $3) and ${live}
         limit 1`,
        [patientId, issuer, subject],
      );
      return rows.length > 0;
    },

    /** Those that nobody has worked on for a while, the oldest first. */
    async listUnfinished(restedSeconds: number, most: number): Promise<string[]> {
      const rows = await query<{ id: string }>(
        `select id from portal.connections
         where ended_at is null and touched_at < now() - make_interval(secs => $1) order by touched_at limit $2`,
        [restedSeconds, most],
      );
      return rows.map(({ id }) => id);
    },

    async touch(id: string) {
      await query('update portal.connections set touched_at = now() where id = $1', [id]);
    },

    async countMoved(id: string, counts: Readonly<Record<string, number>>) {
      for (const [type, count] of Object.entries(counts))
        await query(
          `update portal.connections set touched_at = now(),
             moved = moved || jsonb_build_object($2::text, coalesce((moved ->> $2)::int, 0) + $3::int)
           where id = $1`,
          [id, type, count],
        );
    },

    advance,

    /** The account may be connected by another slip; this one is spent. */
    async refuse({ id, slipId, step }: Pick<Connection, 'id' | 'slipId' | 'step'>) {
      await query(`update portal.connect_slips set spent_how = 'elsewhere' where id = $1`, [slipId]);
      await advance({ id, step }, 'refused');
    },
  };
}

/** Undefined where this account or this record is connected already. */
export async function addConnection(
  query: Query,
  {
    slipId,
    issuer,
    subject,
    oldPatient,
    newPatient,
    sessionId,
  }: Pick<Connection, 'slipId' | 'issuer' | 'subject' | 'oldPatient' | 'newPatient' | 'sessionId'>,
): Promise<string | undefined> {
  const id = randomUUID();
  const rows = await query(
    `insert into portal.connections (id, slip_id, issuer, subject, old_patient, new_patient, session_id)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [id, slipId, issuer, subject, oldPatient, newPatient, sessionId],
  );
  return rows.length === 1 ? id : undefined;
}
