import { boundedName } from './bounded-name.ts';
import type { RedisClient } from '../infra/redis.ts';
import { Refusal } from '../http/refusal.ts';

const windowMs = 60_000;
const tellMs = 250;
const mostCounted = 50_000;

/** `untold` is what Redis has not heard of yet, `elsewhere` what other processes have counted. */
type Count = { own: number; untold: number; elsewhere: number };

export interface RateLimit {
  /** @throws Refusal 429 above `most` a minute */
  count(name: string, most: number, by?: number): void;
  /** How many names are counted apart. */
  size(): number;
  close(): void;
}

/**
 * Counts calls per name and minute. A call never waits for Redis: each process counts by itself and tells Redis four times
 * a second, so that over all processes a limit is kept to within what comes in a quarter of a second; without Redis each
 * process keeps it alone. However many names come, a count lasts until its minute ends (bounded-name.ts).
 */
export function createRateLimit(
  redis: Pick<RedisClient, 'addCounts'>,
  now: () => number = Date.now,
): RateLimit {
  let minute = 0;
  let counts = new Map<string, Count>();
  let telling: NodeJS.Timeout | undefined;

  async function tell() {
    telling = undefined;
    const told = minute;
    const news = [...counts].filter(([, { untold }]) => untold > 0);
    const sent = news.map(([name, count]) => {
      const { untold } = count;
      count.untold = 0;
      return { key: `portal:rate:${told}:${name}`, by: untold, windowMs };
    });
    const totals = await redis.addCounts(sent).catch(() => undefined);
    news.forEach(([, count], index) => {
      const total = totals?.[index];
      if (total === undefined) count.untold += sent[index]?.by ?? 0;
      else count.elsewhere = Math.max(0, total - (count.own - count.untold));
    });
  }

  function find(name: string): Count {
    const current = Math.floor(now() / windowMs);
    if (current !== minute) counts = new Map();
    minute = current;
    const counted = boundedName(name, counts, mostCounted);
    let count = counts.get(counted);
    if (!count) {
      count = { own: 0, untold: 0, elsewhere: 0 };
      counts.set(counted, count);
    }
    return count;
  }

  return {
    count(name: string, most: number, by = 1) {
      const count = find(name);
      count.own += by;
      count.untold += by;
      telling ??= setTimeout(() => void tell(), tellMs).unref();
      if (count.own + count.elsewhere <= most) return;
      const secondsLeft = Math.max(1, Math.ceil(((minute + 1) * windowMs - now()) / 1000));
      throw new Refusal(429, 'too_many_requests', 'Too many calls. Wait a minute and try again.', {
        'retry-after': String(secondsLeft),
      });
    },
    size: () => counts.size,
    close: () => clearTimeout(telling),
  };
}
