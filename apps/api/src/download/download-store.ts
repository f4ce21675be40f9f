import type { Database } from '../infra/database.ts';
import type { Secrets } from '../infra/secrets.ts';
import type { DownloadState } from './download-state.ts';

type Owner = { patientId: string; sessionId: string };
type Step = { state: DownloadState };

const keptMinutes = 30;

/**
 * How far each download is: one a patient, for as long as it is used and half an hour more. Every step is kept until a later
 * one is asked from, so that a piece whose answer was lost can be made again, by any process, and what was handed out always
 * fits what follows it. Nothing of the record is kept.
 */
export function createDownloadStore(database: Database, secrets: Secrets) {
  const contextOf = (id: string, { patientId }: Owner) => `download ${id} ${patientId}`;
  const seal = (state: DownloadState, id: string, owner: Owner) =>
    secrets.seal(JSON.stringify(state), contextOf(id, owner));

  return {
    /** Ends whatever the patient had begun before. */
    async begin(id: string, firstStep: string, state: DownloadState, owner: Owner) {
      await database.transaction(async (query) => {
        await query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [owner.patientId]);
        await query('delete from portal.downloads where patient_id = $1 or expires_at < now()', [
          owner.patientId,
        ]);
        await query(
          `insert into portal.downloads (id, patient_id, session_id, expires_at)
           values ($1, $2, $3, now() + make_interval(mins => $4))`,
          [id, owner.patientId, owner.sessionId, keptMinutes],
        );
        await query('insert into portal.download_steps (id, download_id, state) values ($1, $2, $3)', [
          firstStep,
          id,
          seal(state, id, owner),
        ]);
      });
    },

    /** Undefined when there is none, it is another's, of another session, or too old. */
    async find(id: string, step: string, owner: Owner): Promise<Step | undefined> {
      const [row] = await database.query<{ state: Buffer }>(
        `select s.state from portal.download_steps s join portal.downloads d on d.id = s.download_id
         where d.id = $1 and s.id = $2 and d.patient_id = $3 and d.session_id = $4 and d.expires_at > now()`,
        [id, step, owner.patientId, owner.sessionId],
      );
      return row && { state: JSON.parse(secrets.open(row.state, contextOf(id, owner))) as DownloadState };
    },

    /** What can be asked for after that step; what lies before it can no longer. */
    async goOn(id: string, step: string, next: string, state: DownloadState, owner: Owner) {
      await database.transaction(async (query) => {
        await query(
          `delete from portal.download_steps
           where download_id = $1 and made_at < (select made_at from portal.download_steps where id = $2)`,
          [id, step],
        );
        await query('insert into portal.download_steps (id, download_id, state) values ($1, $2, $3)', [
          next,
          id,
          seal(state, id, owner),
        ]);
        await query(
          `update portal.downloads set expires_at = now() + make_interval(mins => $2) where id = $1`,
          [id, keptMinutes],
        );
      });
    },

    /** Whether this is the first time that it was handed over whole. */
    async markEnded(id: string): Promise<boolean> {
      const rows = await database.query(
        'update portal.downloads set ended_at = now() where id = $1 and ended_at is null returning id',
        [id],
      );
      return rows.length > 0;
    },

    async forget(id: string, owner: Owner): Promise<boolean> {
      const rows = await database.query(
        'delete from portal.downloads where id = $1 and patient_id = $2 and session_id = $3 returning id',
        [id, owner.patientId, owner.sessionId],
      );
      return rows.length > 0;
    },
  };
}
