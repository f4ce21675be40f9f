import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '../infra/database.ts';
import type { Secrets } from '../infra/secrets.ts';
import { Refusal } from '../http/refusal.ts';
import type { Contact } from '../contacts/reachable.ts';

/** Within a day. One contact counts over all patients, so that nobody is flooded by many accounts. */
const caps = { ofPatient: 6, ofContact: 3, ofAddress: 30 };
const mostTries = 5;
const worksFor = '10 minutes';

type Asked = { patientId: string; contact: Contact; address: string | undefined };

/** Codes of six digits: single-use, ten minutes, five tries. */
export function createCodeStore(database: Database, { seal, open }: Pick<Secrets, 'seal' | 'open'>) {
  const contextOf = (id: string) => `contact code ${id}`;

  return {
    /** A new code, which ends the one before. @throws Refusal 429 above the day's caps */
    async issue({ patientId, contact: { kind, value }, address }: Asked): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const id = randomUUID();
      await database.transaction(async (query) => {
        // One at a time, so that however many ask at once, the caps hold.
        await query(`select pg_advisory_xact_lock(hashtextextended('contact codes', 3))`);
        const [sent] = await query<Record<keyof typeof caps, number>>(
          `select count(*) filter (where patient_id = $1)::int as "ofPatient",
                  count(*) filter (where kind = $2 and contact = $3)::int as "ofContact",
                  count(*) filter (where address = $4)::int as "ofAddress"
           from portal.contact_codes where sent_at > now() - interval '1 day'`,
          [patientId, kind, value, address ?? null],
        );
        const isOver = (Object.keys(caps) as (keyof typeof caps)[]).some(
          (name) => (sent?.[name] ?? 0) >= caps[name],
        );
        if (isOver)
          throw new Refusal(429, 'too_many_codes', 'Too many codes were sent today. Try again tomorrow.', {
            'retry-after': '86400',
          });
        await query(
          `insert into portal.contact_codes (id, patient_id, kind, contact, address, code)
           values ($1, $2, $3, $4, $5, $6)`,
          [id, patientId, kind, value, address ?? null, seal(code, contextOf(id))],
        );
      });
      return code;
    },

    /** A try counts before it is tested, so that no number at once makes it more. */
    async isRight(patientId: string, { kind, value }: Contact, given: string): Promise<boolean> {
      const [tried] = await database.query<{ id: string; code: Buffer }>(
        `update portal.contact_codes set tries = tries + 1
         where id = (select id from portal.contact_codes where patient_id = $1 and kind = $2 and contact = $3
                     order by sent_at desc limit 1)
           and tries < $4 and used_at is null and sent_at > now() - interval '${worksFor}'
         returning id, code`,
        [patientId, kind, value, mostTries],
      );
      if (!tried) return false;
      const code = Buffer.from(open(tried.code, contextOf(tried.id)));
      const guess = Buffer.from(given);
      if (guess.length !== code.length || !timingSafeEqual(guess, code)) return false;
      const used = await database.query(
        'update portal.contact_codes set used_at = now() where id = $1 and used_at is null returning id',
        [tried.id],
      );
      return used.length === 1;
    },
  };
}
