import { callbackify } from 'node:util';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { boundedName } from '../limits/bounded-name.ts';
import type { RedisClient } from '../infra/redis.ts';
import type { Settings } from '../infra/settings.ts';
import { networkOf } from '../http/network-of.ts';
import { Refusal } from '../http/refusal.ts';

const windowMs = 60_000;
const mostRemembered = 10_000;

type Count = { current: number; ttl: number };

/** Limits calls from one address, counted by each process and, while Redis is there, over all of them. */
export async function limitAuthRate(app: FastifyInstance, settings: Settings, redis: RedisClient) {
  const local = new Map<string, { current: number; until: number }>();

  function countLocally(name: string): Count {
    const now = Date.now();
    if (local.size >= mostRemembered) forgetEnded(now);
    const key = boundedName(name, local, mostRemembered);
    let counted = local.get(key);
    if (!counted || counted.until <= now) {
      counted = { current: 0, until: now + windowMs };
      // Deleted first, so that the map stays in the order in which windows end.
      local.delete(key);
      local.set(key, counted);
    }
    counted.current += 1;
    return { current: counted.current, ttl: counted.until - now };
  }

  function forgetEnded(now: number) {
    for (const [key, { until }] of local) {
      if (until > now) return;
      local.delete(key);
    }
  }

  const countWithCallback = callbackify(async (key: string) => {
    const own = countLocally(key);
    const all = await redis.count(key, windowMs).catch(() => own);
    return all.current > own.current ? all : own;
  });

  class Store {
    incr(key: string, done: (error: Error | null, count?: Count) => void) {
      countWithCallback(`portal:auth-rate:${key}`, done);
    }
    child() {
      return this;
    }
  }

  await app.register(rateLimit, {
    max: settings.authRatePerMinute,
    timeWindow: windowMs,
    keyGenerator: ({ ip }) => networkOf(ip),
    store: Store,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(429, 'too_many_requests', 'Too many attempts. Wait a minute and try again.', {
        'retry-after': String(Math.max(1, Math.ceil(ttl / 1000))),
      }),
  });
}
