import { addDays, clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import { LRUCache } from 'lru-cache';
import type { Infra } from '../infra/infra.ts';
import type { Settings } from '../infra/settings.ts';
import { Refusal } from '../http/refusal.ts';

/** `item` names it for as long as it may be sent again. */
export type Spending = { kind: Kind; item: string; bytes?: number };
type Kind = keyof typeof refusals;
type Spender = { patientId: string; isUnverified?: boolean };
type Row = { kind: Kind; item: string };

/** Accounts that nobody has verified cost nothing to make: each has this part of a patient's day. */
const unverifiedPart = 0.1;
/** For so long a process refuses by heart whose day was full when it looked. */
const rememberedMs = 60_000;
const mostRemembered = 50_000;

const refusals = {
  upload: ['too_many_uploads_today', 'You have sent as many files today as can be taken in one day.'],
  message: ['too_many_messages_today', 'You have sent as many messages today as can be taken in one day.'],
  booking: ['too_many_bookings_today', 'You have booked as many visits today as can be booked in one day.'],
  change: ['too_many_changes_today', 'You have made as many changes today as can be taken in one day.'],
} as const;

/** What a resource counts as when it is first stored. */
export function spendingOf(type: string, id: string | undefined): Spending {
  const kind = type === 'Communication' ? 'message' : type === 'Binary' ? 'upload' : 'change';
  return { kind, item: `${type}/${id}` };
}

export interface DayQuota {
  /** Whether this process has found the day full a moment ago. */
  isFull(patientId: string, kind: Kind): boolean;
  /**
   * Refuses at once whose day was full a moment ago, before anything is read, looked up or scanned for them. What was
   * counted before may come again: `item` is its name or the beginning of it. @throws Refusal 429 until the next day |
   * Unavailable
   */
  requireRoom(patientId: string, wanted: readonly Spending[]): Promise<void>;
  /**
   * Does the work if the day has room for it. What is refused does not count. Where it is not known whether it was stored,
   * it counts, and sending it again does not. @throws Refusal 429 until the next day | Unavailable
   */
  spend<Result>(
    spender: Spender,
    wanted: readonly Spending[],
    work: () => Promise<Result>,
    isDone?: (result: Result) => boolean,
  ): Promise<Result>;
}

/**
 * What one patient may send on one day of the clinic. Counted in PostgreSQL, so that it holds over all processes, through
 * restarts, and however many calls come at once. Each thing counts once, however often it is sent.
 */
export function createDayQuota({
  infra: { database },
  settings,
}: {
  infra: Pick<Infra, 'database'>;
  settings: Pick<Settings, 'clinic' | 'dayQuotas'>;
}): DayQuota {
  const { clinic, dayQuotas } = settings;
  const today = () => clinicDay(Date.now(), clinic.zone);
  const full = new LRUCache<string, true>({ ttl: rememberedMs, max: mostRemembered });
  const isFull = (patientId: string, kind: Kind) => full.has(`${patientId} ${kind}`);

  /** Takes all of it or nothing. Gives what was not counted before. @throws Refusal 429 until the next day | Unavailable */
  async function take(
    { patientId, isUnverified = false }: Spender,
    day: string,
    wanted: readonly Spending[],
  ): Promise<Row[]> {
    const limitOf = (name: keyof typeof dayQuotas) =>
      isUnverified ? Math.ceil(dayQuotas[name] * unverifiedPart) : dayQuotas[name];
    return database.transaction(async (query) => {
      await query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [patientId]);
      const taken = await query<Row>(
        `insert into portal.day_quotas (patient_id, day, kind, item, bytes)
         select $1, $2, kind, item, bytes from unnest($3::text[], $4::text[], $5::bigint[]) as t (kind, item, bytes)
         on conflict do nothing returning kind, item`,
        [
          patientId,
          day,
          wanted.map(({ kind }) => kind),
          wanted.map(({ item }) => item),
          wanted.map(({ bytes = 0 }) => bytes),
        ],
      );
      if (taken.length === 0) return taken;
      const rows = await query<{ kind: Kind; count: number; bytes: number }>(
        `select kind, count(*)::int as count, sum(bytes)::float8 as bytes from portal.day_quotas
         where patient_id = $1 and day = $2 and kind = any($3::text[]) group by kind`,
        [patientId, day, [...new Set(taken.map(({ kind }) => kind))]],
      );
      for (const { kind, count, bytes } of rows) {
        if (count <= limitOf(kind) && (kind !== 'upload' || bytes <= limitOf('uploadBytes'))) continue;
        // Less than was wanted may still fit.
        if (count - taken.filter((row) => row.kind === kind).length >= limitOf(kind))
          full.set(`${patientId} ${kind}`, true);
        throw refuse(kind, day);
      }
      return taken;
    });
  }

  function refuse(kind: Kind, day: string): Refusal {
    const [code, detail] = refusals[kind];
    const seconds = Math.ceil((startOfDay(addDays(day, 1), clinic.zone) - Date.now()) / 1000);
    const advice = 'Try again tomorrow. If it cannot wait, call the clinic.';
    return new Refusal(429, code, `${detail} ${advice}`, { 'retry-after': String(Math.max(1, seconds)) });
  }

  /** Never throws: at worst it counts. */
  async function giveBack(patientId: string, taken: readonly Row[]): Promise<void> {
    await database
      .query(
        `delete from portal.day_quotas q using unnest($2::text[], $3::text[]) as t (kind, item)
         where q.patient_id = $1 and q.kind = t.kind and q.item = t.item`,
        [patientId, taken.map(({ kind }) => kind), taken.map(({ item }) => item)],
      )
      .catch(() => undefined);
  }

  return {
    isFull,

    async requireRoom(patientId: string, wanted: readonly Spending[]): Promise<void> {
      const doubtful = wanted.filter(({ kind }) => isFull(patientId, kind));
      if (doubtful.length === 0) return;
      const known = await database.query<Row>(
        `select t.kind, t.item from unnest($2::text[], $3::text[]) as t (kind, item) where exists (
           select 1 from portal.day_quotas q
           where q.patient_id = $1 and q.kind = t.kind and starts_with(q.item, t.item))`,
        [patientId, doubtful.map(({ kind }) => kind), doubtful.map(({ item }) => item)],
      );
      const fresh = doubtful.find(
        ({ kind, item }) => !known.some((row) => row.kind === kind && row.item === item),
      );
      if (fresh) throw refuse(fresh.kind, today());
    },

    async spend<Result>(
      spender: Spender,
      wanted: readonly Spending[],
      work: () => Promise<Result>,
      isDone: (result: Result) => boolean = () => true,
    ): Promise<Result> {
      if (wanted.length === 0) return work();
      const taken = await take(spender, today(), wanted);
      try {
        const result = await work();
        if (!isDone(result)) await giveBack(spender.patientId, taken);
        return result;
      } catch (error) {
        if (error instanceof Refusal && error.status < 500) await giveBack(spender.patientId, taken);
        throw error;
      }
    },
  };
}
