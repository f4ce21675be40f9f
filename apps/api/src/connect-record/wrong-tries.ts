import type { Database, Query } from '../infra/database.ts';

/** What wrong tries are counted for. */
export type Counted = { kind: 'account' | 'slip' | 'code' | 'network'; name: string };

/** Phone networks put many people behind one address: there it takes more, and lasts shorter. */
const limits = {
  account: { most: 5, hours: 24 },
  slip: { most: 5, hours: 24 },
  code: { most: 5, hours: 24 },
  network: { most: 60, hours: 1 },
} as const;

/** A try whose process died counts as wrong no longer than this. */
const longestTry = '30 seconds';

/** No try is taken: until when. */
export class Locked extends Error {
  override readonly name = 'Locked';
  readonly until: Date;

  constructor(until: Date) {
    super('locked');
    this.until = until;
  }
}

/** Wrong tries, counted in PostgreSQL so that they hold over all processes and however many come at once. */
export function createWrongTries({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  return {
    /** Takes a place for one more try at each, or at none. @throws Locked */
    async begin(counted: readonly Counted[]): Promise<void> {
      await transaction(async (run) => {
        for (const each of counted) await beginOne(run, each);
      });
    },

    /** Until when no try is taken at one of them; undefined where it is. */
    async findLock(counted: readonly Counted[]): Promise<Date | undefined> {
      const [row] = await query<{ until: Date | null }>(
        `select max(locked_until) as until from portal.connect_tries
         where (kind, name) in (select * from unnest($1::text[], $2::text[])) and locked_until > now()`,
        [counted.map(({ kind }) => kind), counted.map(({ name }) => name)],
      );
      return row?.until ?? undefined;
    },

    /** It was right, or nobody knows: it does not count. */
    async forgive(counted: readonly Counted[]): Promise<void> {
      for (const { kind, name } of counted)
        await query(
          'update portal.connect_tries set tries = greatest(tries - 1, wrong) where kind = $1 and name = $2',
          [kind, name],
        );
    },

    /** It was wrong. Gives how many more are taken, of the first; with none it is locked. */
    async countWrong(counted: readonly Counted[]): Promise<{ left: number; until: Date | null }> {
      const rows: { wrong: number; until: Date | null; most: number }[] = [];
      for (const { kind, name } of counted) {
        const { most, hours } = limits[kind];
        const [row] = await query<{ wrong: number; until: Date | null }>(
          `update portal.connect_tries set wrong = wrong + 1, tries = greatest(tries, wrong + 1),
             locked_until = case when wrong + 1 >= $3 then now() + make_interval(hours => $4) else locked_until end
           where kind = $1 and name = $2 returning wrong, locked_until as until`,
          [kind, name, most, hours],
        );
        rows.push({ wrong: row?.wrong ?? most, until: row?.until ?? null, most });
      }
      const [first] = rows;
      return { left: Math.max(0, (first?.most ?? 0) - (first?.wrong ?? 0)), until: first?.until ?? null };
    },

    /** The desk lets them try again. */
    async unlock(counted: readonly Counted[]): Promise<void> {
      for (const { kind, name } of counted)
        await query('delete from portal.connect_tries where kind = $1 and name = $2', [kind, name]);
    },
  };
}

async function beginOne(run: Query, { kind, name }: Counted) {
  const { most, hours } = limits[kind];
  await run('insert into portal.connect_tries (kind, name) values ($1, $2) on conflict do nothing', [
    kind,
    name,
  ]);
  await run(
    `update portal.connect_tries set tries = 0, wrong = 0, since = now(), locked_until = null
     where kind = $1 and name = $2
       and (locked_until <= now() or locked_until is null and since < now() - make_interval(hours => $3))`,
    [kind, name, hours],
  );
  const current = `case when tried_at < now() - interval '${longestTry}' then wrong else tries end`;
  const taken = await run(
    `update portal.connect_tries set tries = ${current} + 1, tried_at = now()
     where kind = $1 and name = $2 and locked_until is null and ${current} < $3 returning 1`,
    [kind, name, most],
  );
  if (taken.length === 1) return;
  const [row] = await run<{ until: Date | null }>(
    'select locked_until as until from portal.connect_tries where kind = $1 and name = $2',
    [kind, name],
  );
  // Not locked yet: as many as may be wrong are being looked at.
  throw new Locked(row?.until ?? new Date(Date.now() + 30_000));
}
