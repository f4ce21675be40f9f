import type { Database } from '../infra/database.ts';
import type { AuditRow } from './audit-row.ts';
import { findTimeOfId } from './audit-row.ts';

/** A stored row with what its session tells about the app. */
export type StoredAccess = AuditRow & { client: 'web' | 'native' | null; device: string | null };

export type AuditFilter = {
  from: Date | undefined;
  before: Date | undefined;
  interactions: readonly string[] | undefined;
  outcomes: readonly number[] | undefined;
};

const selectAccess = `
  select a.id, a.at, a.patient_id as "patientId", a.session_id as "sessionId", a.request_id as "requestId", a.subject,
         a.interaction, a.resource_type as type, a.resources, a.outcome, a.reason, a.address, s.client, s.device
  from portal.audit a left join portal.sessions s on s.id = a.session_id`;

/** A wrong passcode opened nothing: it is told beside its link, and kept here for the hospital. */
const sawNothing = `(a.interaction = 'share-view' and a.outcome <> 0)`;

export function createAuditStore(database: Database) {
  /** Months for which there is a partition, as far as this process knows. */
  const prepared = new Set<string>();

  async function prepare(months: Iterable<string>) {
    for (const month of months) {
      if (prepared.has(month)) continue;
      await database.query('select portal.prepare_audit_month($1)', [`${month}-01T00:00:00Z`]);
      prepared.add(month);
    }
  }

  return {
    /** Makes room for this month and the two after it. */
    prepareMonths: () => prepare(monthsAhead()),

    /** Stores all or none. A row that is there already, from a batch whose answer was lost, stays as it is. */
    async insert(rows: readonly AuditRow[]) {
      const column = <Name extends keyof AuditRow>(name: Name) => rows.map((row) => row[name]);
      try {
        await prepare(new Set([...monthsAhead(), ...rows.map(({ at }) => monthOf(at))]));
        await database.query(
          `insert into portal.audit (id, at, session_id, request_id, outcome, patient_id, interaction, resource_type,
                                     resources, reason, subject, address)
           select * from unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::uuid[], $5::smallint[], $6::text[],
                                $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[])
           on conflict do nothing`,
          [
            column('id'),
            column('at'),
            column('sessionId'),
            column('requestId'),
            column('outcome'),
            column('patientId'),
            column('interaction'),
            column('type'),
            column('resources'),
            column('reason'),
            column('subject'),
            column('address'),
          ],
        );
      } catch (error) {
        prepared.clear();
        throw error;
      }
    },

    /** Newest first. */
    async list(patientId: string, filter: AuditFilter, most: number): Promise<StoredAccess[]> {
      return database.query<StoredAccess>(
        `${selectAccess}
         where a.patient_id = $1 and not ${sawNothing}
           and a.at >= coalesce($2::timestamptz, '-infinity') and a.at < coalesce($3::timestamptz, 'infinity')
           and ($4::text[] is null or a.interaction = any($4)) and ($5::smallint[] is null or a.outcome = any($5))
         order by a.at desc, a.id desc limit $6`,
        [
          patientId,
          filter.from ?? null,
          filter.before ?? null,
          filter.interactions ?? null,
          filter.outcomes ?? null,
          most,
        ],
      );
    },

    async find(patientId: string, id: string): Promise<StoredAccess | undefined> {
      const at = findTimeOfId(id);
      if (!at) return undefined;
      const [row] = await database.query<StoredAccess>(
        `${selectAccess} where a.patient_id = $1 and a.at = $2 and a.id = $3 and not ${sawNothing}`,
        [patientId, at, id],
      );
      return row;
    },
  };
}

function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

function monthsAhead(): string[] {
  const now = new Date();
  return [0, 1, 2].map((ahead) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead))),
  );
}
