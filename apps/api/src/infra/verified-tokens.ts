import type { JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';

const rememberedMs = 60_000;
const mostRemembered = 5000;

/** Spares the signature check of a token that was checked in the last minute and has not expired since. */
export function rememberVerified(verify: (token: string) => Promise<JWTPayload>) {
  // By the clock that `exp` is of.
  const remembered = new LRUCache<string, JWTPayload>({ max: mostRemembered, perf: Date, ttlResolution: 0 });

  return async (token: string): Promise<JWTPayload> => {
    const known = remembered.get(token);
    if (known) return known;
    const payload = await verify(token);
    // The cache counts the last millisecond in, and takes 0 for ever.
    const ttl = Math.min((payload.exp ?? 0) * 1000 - Date.now(), rememberedMs) - 1;
    if (ttl > 0) remembered.set(token, payload, { ttl });
    return payload;
  };
}
