import type { Logger } from '../infra/logger.ts';
import type { Records } from '../records/records.ts';
import type { RedisClient } from '../infra/redis.ts';
import { findChangedResources } from './changed-resources.ts';
import { createChangeFinder } from './find-change.ts';
import { type OwnChange, nameOf, parseOwnChange } from './own-change.ts';

export const changeChannel = 'portal:record-changes';

const askMs = 3000;
/** A write is seen when it is committed, and bears the time at which it began. */
const overlapMs = 15_000;
const rememberedMs = 10 * 60_000;
const mostRemembered = 100_000;

export interface ChangeFeed {
  start(): Promise<void>;
  /** Told here at once, and elsewhere through Redis. */
  announce(change: OwnChange): Promise<void>;
  listen(patientId: string, listener: (change: OwnChange) => void): () => void;
  /** What of the patient's changed since; undefined where this process does not know all of it. */
  findSince(patientId: string, since: Date): OwnChange[] | undefined;
  /** Up to when everything was told; a reader who comes back later than this needs nothing older. */
  readonly findCursor: () => string | undefined;
  close(): void;
}
type Parts = {
  records: Records;
  redis: Pick<RedisClient, 'publish' | 'subscribe'>;
  log: Pick<Logger, 'warn'>;
};

/**
 * Every change that this process hears of, each once. Redis brings most of them at once; while somebody listens, the
 * records server is asked every 3 s too, so that a lost Redis, a lost hook or a killed process makes them late, not lost.
 */
export function createChangeFeed({ records, redis, log }: Parts): ChangeFeed {
  const findChange = createChangeFinder(records);
  const remembered = new Map<string, OwnChange & { heardAt: number }>();
  const listeners = new Map<string, Set<(change: OwnChange) => void>>();
  let lastListenedAt = -Infinity;
  let askedUntil: number | undefined;
  /** Since when nothing is missing from what is remembered. */
  let completeFrom = Infinity;
  let timer: NodeJS.Timeout | undefined;
  let wasAnswered = true;
  let asking: Promise<void> | undefined;

  function accept(change: OwnChange) {
    const name = nameOf(change);
    if (remembered.has(name)) return;
    remembered.set(name, { ...change, heardAt: Date.now() });
    if (remembered.size > mostRemembered) forgetOldest();
    listeners.get(change.patientId)?.forEach((listener) => listener(change));
  }

  function forgetOldest() {
    for (const [name, { heardAt }] of remembered) {
      if (remembered.size <= mostRemembered && heardAt > Date.now() - rememberedMs) return;
      remembered.delete(name);
      completeFrom = Math.max(completeFrom, heardAt);
    }
  }

  function stopAsking() {
    askedUntil = undefined;
    completeFrom = Infinity;
  }

  /** One question at a time. */
  function ask(): Promise<void> {
    asking ??= askNow().finally(() => (asking = undefined));
    return asking;
  }

  async function askNow(): Promise<void> {
    forgetOldest();
    if (listeners.size === 0 && lastListenedAt < Date.now() - rememberedMs) return stopAsking();
    const startedAt = Date.now();
    const from = (askedUntil ?? startedAt) - overlapMs;
    try {
      for await (const { resources } of findChangedResources(records, new Date(from))) {
        for (const resource of resources) {
          const change = await findChange(resource);
          if (change) accept(change);
        }
      }
      if (askedUntil === undefined) completeFrom = from;
      askedUntil = startedAt;
      wasAnswered = true;
    } catch (err) {
      if (wasAnswered) log.warn({ err }, 'the records server did not say what has changed; asked again');
      wasAnswered = false;
    }
  }

  function askAgainAndAgain() {
    timer ??= setTimeout(() => {
      void ask().finally(() => {
        timer = undefined;
        if (askedUntil !== undefined || listeners.size > 0) askAgainAndAgain();
      });
    }, askMs).unref();
  }

  return {
    async start() {
      await redis.subscribe(changeChannel, (message) => {
        const change = parseOwnChange(message);
        if (change) accept(change);
      });
    },

    async announce(change: OwnChange) {
      accept(change);
      await redis.publish(changeChannel, JSON.stringify(change));
    },

    listen(patientId: string, listener: (change: OwnChange) => void): () => void {
      const own = listeners.get(patientId) ?? new Set();
      listeners.set(patientId, own.add(listener));
      lastListenedAt = Date.now();
      if (askedUntil === undefined) void ask();
      askAgainAndAgain();
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(patientId) === own) listeners.delete(patientId);
        lastListenedAt = Date.now();
      };
    },

    findSince(patientId: string, since: Date): OwnChange[] | undefined {
      if (since.getTime() < completeFrom) return undefined;
      return [...remembered.values()].filter(
        (change) => change.patientId === patientId && change.cursor >= since.toISOString(),
      );
    },

    findCursor: () => (askedUntil === undefined ? undefined : new Date(askedUntil).toISOString()),

    close() {
      clearTimeout(timer);
      listeners.clear();
      stopAsking();
    },
  };
}
