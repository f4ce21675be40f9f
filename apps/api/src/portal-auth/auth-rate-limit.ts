import { callbackify } from 'node:util';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { RedisClient } from '../infra/redis.ts';
import type { Settings } from '../infra/settings.ts';
import { Refusal } from '../refusal.ts';

const windowMs = 60_000;
const mostRemembered = 10_000;

type Count = { current: number; ttl: number };

/** Limits calls from one address, counted by each process and, while Redis is there, over all of them. */
export async function limitAuthRate(app: FastifyInstance, settings: Settings, redis: RedisClient) {
  const local = new Map<string, { current: number; until: number }>();

  function countLocally(key: string): Count {
    const now = Date.now();
    let counted = local.get(key);
    if (!counted || counted.until <= now) {
      if (local.size >= mostRemembered) local.clear();
      counted = { current: 0, until: now + windowMs };
      local.set(key, counted);
    }
    counted.current += 1;
    return { current: counted.current, ttl: counted.until - now };
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
    store: Store,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(429, 'too_many_requests', 'Too many attempts. Wait a minute and try again.', {
        'retry-after': String(Math.max(1, Math.ceil(ttl / 1000))),
      }),
  });
}
