import { randomInt, randomUUID } from 'node:crypto';
import { makeSlipCode } from '@portal/clinical-domain/connect/slip-code';
import type { Database, Query } from '../infra/database.ts';
import type { Secrets } from '../infra/secrets.ts';

export type Slip = {
  id: string;
  patientId: string;
  expiresAt: Date;
  spentAt: Date | null;
  spentBy: string | null;
  spentHow: 'connected' | 'refused' | 'elsewhere' | null;
};

const context = 'code of a slip';
const select = `
  select id, patient_id as "patientId", expires_at as "expiresAt", spent_at as "spentAt", spent_by as "spentBy",
         spent_how as "spentHow"
  from portal.connect_slips`;

/** Slips of the desk. The code is kept nowhere: whoever has it finds its slip by the keyed hash. */
export function createSlipStore(
  { query, transaction }: Pick<Database, 'query' | 'transaction'>,
  { hash }: Pick<Secrets, 'hash'>,
) {
  return {
    /** A new slip, which ends those that the patient has. Gives its code, once. */
    async make(patientId: string, days: number): Promise<{ code: string; expiresAt: Date }> {
      const code = makeSlipCode(randomInt);
      return transaction(async (run) => {
        await run(
          `update portal.connect_slips set expires_at = now()
           where patient_id = $1 and spent_at is null and expires_at > now()`,
          [patientId],
        );
        const [made] = await run<{ expiresAt: Date }>(
          `insert into portal.connect_slips (id, code_hash, patient_id, expires_at)
           values ($1, $2, $3, now() + make_interval(days => $4)) returning expires_at as "expiresAt"`,
          [randomUUID(), hash(code, context)[0], patientId, days],
        );
        if (!made) throw new Error('The slip was not stored.');
        return { code, expiresAt: made.expiresAt };
      });
    },

    async findByCode(code: string): Promise<Slip | undefined> {
      const [slip] = await query<Slip>(`${select} where code_hash = any($1)`, [hash(code, context)]);
      return slip;
    },

    /** "Not me", unless the slip was used up meanwhile. */
    async refuse(id: string, subject: string): Promise<boolean> {
      const rows = await query(
        `update portal.connect_slips set spent_at = now(), spent_by = $2, spent_how = 'refused'
         where id = $1 and spent_at is null returning id`,
        [id, subject],
      );
      return rows.length === 1;
    },
  };
}

/** The slip, while nobody else can use it. */
export async function lockSlip(query: Query, id: string): Promise<Slip | undefined> {
  const [slip] = await query<Slip>(`${select} where id = $1 for update`, [id]);
  return slip;
}

/**
 * Spent slips, and those that nobody used, are kept for 90 days; counts of wrong tries for two; that a code was asked for, and
 * for which number it was sent, for the 30 that its limits count.
 */
export async function purgeSlips({ query }: Pick<Database, 'query'>): Promise<void> {
  await query(
    `delete from portal.connect_slips where least(expires_at, coalesce(spent_at, expires_at)) < now() - interval '90 days'`,
  );
  await query(
    `delete from portal.connect_tries
     where tried_at < now() - interval '2 days' and coalesce(locked_until, now()) <= now()`,
  );
  await query(`delete from portal.connect_codes where asked_at < now() - interval '31 days'`);
}
