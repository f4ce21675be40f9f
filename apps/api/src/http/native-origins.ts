import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where the phone app's own pages stand: Capacitor's origin on Android, and the one on iOS. */
const nativeOrigins = new Set(['https://localhost', 'capacitor://localhost']);

const openPaths = /^\/(v1|r4|config\.json)(?=[/?]|$)/;

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'accept, authorization, content-type, idempotency-key, if-match, last-event-id, prefer, x-portal-loading, x-portal-request',
  'access-control-max-age': '7200',
};

export function isNativeOrigin(origin: string | undefined): boolean {
  return origin !== undefined && nativeOrigins.has(origin);
}

/**
 * Lets the phone app's pages read answers, and nobody else's. Credentials are never allowed: the app sends its tokens
 * itself, and a cookie of the portal's website has no business there.
 */
export function allowNativeOrigins(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (!openPaths.test(request.url)) return;
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !isNativeOrigin(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'content-disposition, etag, location, retry-after',
    });
    if (isPreflight(request)) return reply.code(204).headers(preflight).send();
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}
