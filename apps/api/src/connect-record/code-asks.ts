import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database, Query } from '../infra/database.ts';
import type { Secrets } from '../infra/secrets.ts';

/** What somebody says of the record that they want. */
export type Details = { number: string; birthDate: string };
export type CodeAsk = {
  id: string;
  until: Date;
  againAt: Date;
  patientId: string | null;
  codeHash: Buffer | null;
  usedAt: Date | null;
};

/** How often a code may be asked for, whatever came of it. Phone networks put many people behind one address. */
const askCaps = [
  { column: 'subject', most: 1, seconds: 60 },
  { column: 'subject', most: 3, seconds: 3600 },
  { column: 'subject', most: 6, seconds: 86_400 },
  { column: 'network', most: 60, seconds: 3600 },
] as const;
/** Codes to one number, by whichever accounts: a provider fines who sends more in an hour, and each code can be guessed at. */
const mostToNumber = { hour: 3, month: 10 };
const mostTakes = 3;
const restsFor = `interval '30 seconds'`;
const worksFor = `interval '10 minutes'`;

/** Codes of six digits, single-use, for ten minutes after they were asked for, each for the account that asked. */
export function createCodeAsks(
  { query, transaction }: Pick<Database, 'query' | 'transaction'>,
  { hash, seal, open }: Pick<Secrets, 'hash' | 'seal' | 'open'>,
) {
  const detailsOf = (id: string) => `connect number ${id}`;
  const codeOf = (id: string) => `connect code ${id}`;

  return {
    /** A new one takes the place of the one before. Or from when on the account, or the network, may ask again. */
    async add(subject: string, network: string, details: Details): Promise<string | Date> {
      const id = randomUUID();
      return transaction(async (run) => {
        await takeTurn(run);
        const until = await findLater(run, { subject, network });
        if (until) return until;
        await run('update portal.connect_codes set asked = null where subject = $1', [subject]);
        await run('insert into portal.connect_codes (id, subject, network, asked) values ($1, $2, $3, $4)', [
          id,
          subject,
          network,
          seal(JSON.stringify(details), detailsOf(id)),
        ]);
        return id;
      });
    },

    /** The newest of the account, while it works. */
    async findLive(subject: string): Promise<CodeAsk | undefined> {
      const [ask] = await query<CodeAsk>(
        `select id, asked_at + ${worksFor} as until, asked_at + interval '1 minute' as "againAt",
                patient_id as "patientId", code_hash as "codeHash", used_at as "usedAt"
         from portal.connect_codes where subject = $1 order by asked_at desc limit 1`,
        [subject],
      );
      return ask && ask.until > new Date() ? ask : undefined;
    },

    /** Takes as long where no code was sent. */
    isRight({ id, codeHash }: Pick<CodeAsk, 'id' | 'codeHash'>, code: string): boolean {
      const hashes = hash(code, codeOf(id));
      const expected = codeHash ?? Buffer.alloc(32);
      const isEqual = hashes.filter((each) => timingSafeEqual(each, expected)).length > 0;
      return isEqual && codeHash !== null;
    },

    /** Once: from then on there is a slip in its place, without a code and for ten minutes. */
    async spend(id: string, patientId: string): Promise<boolean> {
      return transaction(async (run) => {
        const used = await run(
          'update portal.connect_codes set used_at = now() where id = $1 and used_at is null returning 1',
          [id],
        );
        if (used.length === 0) return false;
        await run(
          `insert into portal.connect_slips (id, patient_id, expires_at) values ($1, $2, now() + ${worksFor})`,
          [id, patientId],
        );
        return true;
      });
    },

    /** For one worker at a time, three times at most; undefined where there is nothing to do. */
    async take(id: string): Promise<{ subject: string; details: Details } | undefined> {
      const [taken] = await query<{ subject: string; asked: Buffer }>(
        `update portal.connect_codes set taken_at = now(), takes = takes + 1
         where id = $1 and subject is not null and ${canBeTaken} returning subject, asked`,
        [id],
      );
      if (!taken) return undefined;
      return {
        subject: taken.subject,
        details: JSON.parse(open(taken.asked, detailsOf(id))) as Details,
      };
    },

    async listWaiting(): Promise<string[]> {
      const rows = await query<{ id: string }>(
        `select id from portal.connect_codes where ${canBeTaken} order by asked_at limit 100`,
      );
      return rows.map(({ id }) => id);
    },

    /** What was asked for is not kept longer than it takes. */
    async finish(id: string): Promise<void> {
      await query('update portal.connect_codes set asked = null where id = $1', [id]);
    },

    async finishOld(): Promise<void> {
      await query(
        `update portal.connect_codes set asked = null
         where asked is not null and (asked_at <= now() - ${worksFor} or takes >= $1 and not ${isTaken})`,
        [mostTakes],
      );
    },

    /** The code to send to the record's number, which is counted as sent; or which limit holds it back. */
    async makeCode(
      id: string,
      { patientId, mobile, mostADay }: { patientId: string; mobile: string; mostADay: number },
    ): Promise<{ code: string } | 'number' | 'day'> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const mobileHashes = hash(mobile, 'number of a connect code');
      return transaction(async (run) => {
        await takeTurn(run);
        const [sent] = await run<{ hour: number; month: number; day: number }>(
          `select (coalesce(sum(sends) filter (where mobile_hash = any($1) and sent_at > now() - interval '1 hour'), 0)
                   + (select count(*) from portal.contact_codes
                      where kind = 'sms' and contact = $2 and sent_at > now() - interval '1 hour'))::int as hour,
                  coalesce(sum(sends) filter (where mobile_hash = any($1) and sent_at > now() - interval '30 days'), 0)::int
                    as month,
                  coalesce(sum(sends) filter (where sent_at > now() - interval '1 day'), 0)::int as day
           from portal.connect_codes where sent_at is not null`,
          [mobileHashes, mobile],
        );
        if (!sent || sent.hour >= mostToNumber.hour || sent.month >= mostToNumber.month) return 'number';
        if (sent.day >= mostADay) return 'day';
        await run(
          `update portal.connect_codes
           set patient_id = $2, mobile_hash = $3, code_hash = $4, sent_at = now(), sends = sends + 1 where id = $1`,
          [id, patientId, mobileHashes[0], hash(code, codeOf(id))[0]],
        );
        return { code };
      });
    },
  };
}

const isTaken = `coalesce(taken_at > now() - ${restsFor}, false)`;
/** Later than this a code would not have the time to be typed. */
const canBeTaken = `asked is not null and asked_at > now() - interval '8 minutes' and takes < ${mostTakes} and not ${isTaken}`;

/** One at a time, so that however many ask at once, the caps hold. */
async function takeTurn(run: Query) {
  await run(`select pg_advisory_xact_lock(hashtextextended('connect codes', 3))`);
}

async function findLater(run: Query, names: { subject: string; network: string }): Promise<Date | undefined> {
  let latest: Date | undefined;
  for (const { column, most, seconds } of askCaps) {
    const [row] = await run<{ until: Date }>(
      `select asked_at + make_interval(secs => $2) as until from portal.connect_codes
       where ${column} = $1 and asked_at > now() - make_interval(secs => $2)
       order by asked_at desc offset $3 limit 1`,
      [names[column], seconds, most - 1],
    );
    if (row && (latest === undefined || row.until > latest)) latest = row.until;
  }
  return latest;
}
