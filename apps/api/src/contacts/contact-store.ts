import type { Database, Query } from '../infra/database.ts';
import type { Contact } from './reachable.ts';

export interface ContactStore {
  /** The patient wrote them: from now on they count only when they are verified. */
  noteWritten(patientId: string, contacts: readonly Contact[]): Promise<void>;
  /** Asked at each sign-in: what is verified already is not written again, nor locked. */
  noteVerified(patientId: string, contact: Contact): Promise<void>;
  /**
   * Whether this notification may, in its own place, ask there to confirm a contact that the hospital entered: once for each
   * contact, the same notification as often as it is made again. Never where the patient wrote it.
   */
  takeAsk(patientId: string, contact: Contact, notificationId: string): Promise<boolean>;
  /** Each with whether it may be written to, in the same order. */
  judge(patientId: string, contacts: readonly Contact[]): Promise<(Contact & { isVerified: boolean })[]>;
  /** What the portal keeps, for the patient's download. */
  list(
    patientId: string,
  ): Promise<{ kind: string; contact: string; addedAt: Date; written: boolean; verifiedAt: Date | null }[]>;
}

type Options = {
  /** Whether what the hospital entered counts as the patient's. */
  trustsHospital: boolean;
};

/** Which of the record's contacts may be written to. */
export function createContactStore({ query }: { query: Query }, { trustsHospital }: Options): ContactStore {
  const columns = (contacts: readonly Contact[]) => [
    contacts.map(({ kind }) => kind),
    contacts.map(({ value }) => value),
  ];

  return {
    async noteWritten(patientId: string, contacts: readonly Contact[]) {
      if (contacts.length === 0) return;
      await query(
        `insert into portal.contacts (patient_id, kind, contact, written)
         select $1, *, true from unnest($2::text[], $3::text[])
         on conflict (patient_id, kind, contact) do update set written = true`,
        [patientId, ...columns(contacts)],
      );
    },

    async noteVerified(patientId: string, { kind, value }: Contact) {
      await query(
        `insert into portal.contacts (patient_id, kind, contact, verified_at)
         select $1, $2, $3, now() where not exists (
           select 1 from portal.contacts
           where patient_id = $1 and kind = $2 and contact = $3 and verified_at is not null)
         on conflict (patient_id, kind, contact)
         do update set verified_at = coalesce(contacts.verified_at, excluded.verified_at)`,
        [patientId, kind, value],
      );
    },

    async takeAsk(patientId: string, { kind, value }: Contact, notificationId: string): Promise<boolean> {
      const rows = await query(
        `insert into portal.contacts (patient_id, kind, contact, asked_with) values ($1, $2, $3, $4)
         on conflict (patient_id, kind, contact) do update set asked_with = excluded.asked_with
         where not contacts.written and contacts.verified_at is null
           and coalesce(contacts.asked_with, excluded.asked_with) = excluded.asked_with
         returning contact`,
        [patientId, kind, value, notificationId],
      );
      return rows.length === 1;
    },

    async judge(
      patientId: string,
      contacts: readonly Contact[],
    ): Promise<(Contact & { isVerified: boolean })[]> {
      if (contacts.length === 0) return [];
      const rows = await query<{ kind: Contact['kind']; contact: string; verified: boolean }>(
        `select kind, contact, verified_at is not null or (not written and $4) as verified from portal.contacts
         where patient_id = $1 and (kind, contact) in (select * from unnest($2::text[], $3::text[]))`,
        [patientId, ...columns(contacts), trustsHospital],
      );
      const known = new Map(rows.map(({ kind, contact, verified }) => [`${kind} ${contact}`, verified]));
      return contacts.map((contact) => ({
        ...contact,
        isVerified: known.get(`${contact.kind} ${contact.value}`) ?? trustsHospital,
      }));
    },

    list: (patientId: string) =>
      query<{ kind: string; contact: string; addedAt: Date; written: boolean; verifiedAt: Date | null }>(
        `select kind, contact, added_at as "addedAt", written, verified_at as "verifiedAt" from portal.contacts
         where patient_id = $1 order by added_at, kind, contact`,
        [patientId],
      ),
  };
}

/** What is counted is kept for two days. */
export async function purgeCounted({ query }: Pick<Database, 'query'>): Promise<void> {
  for (const table of ['contact_codes', 'sent_notifications'])
    await query(`delete from portal.${table} where sent_at < now() - interval '2 days'`);
}
