import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Where the phone app's own pages stand: Capacitor's origin on Android, and the one on iOS. */
const nativeOrigins = new Set(['https://localhost', 'capacitor://localhost']);

const openPaths = /^\/(v1|r4|config\.json)(?=[/?]|$)/;

const allowed: FastifyCorsOptions = {
  origin: [...nativeOrigins],
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders:
    'accept, authorization, content-type, idempotency-key, if-match, last-event-id, prefer, x-portal-loading, x-portal-request',
  exposedHeaders: 'content-disposition, etag, location, retry-after',
  maxAge: 7200,
};

export function isNativeOrigin(origin: string | undefined): boolean {
  return origin !== undefined && nativeOrigins.has(origin);
}

/**
 * Lets the phone app's pages read answers, and nobody else's. Credentials are never allowed: the app sends its tokens
 * itself, and a cookie of the portal's website has no business there.
 */
export async function allowNativeOrigins(app: FastifyInstance) {
  await app.register(cors, {
    delegator: ({ url, headers }, done) =>
      done(null, openPaths.test(url) && isNativeOrigin(headers.origin) ? allowed : { origin: false }),
  });
}
