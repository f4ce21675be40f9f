import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Who may call a route.
 * - `public`: anyone
 * - `cookie`: the portal's own pages, by session cookie; JSON only (who sent it is checked per client, same-origin.ts)
 * - `bearer`: a signed-in patient, by access token; a cookie is no authority here
 * - `internal`: whoever reaches this process without passing the public proxy
 */
export type Access = 'public' | 'cookie' | 'bearer' | 'internal';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    /** Every route as `access METHOD url`, sorted. */
    declaredRoutes: string[];
  }
}

/** Every route registered after this declares its access, and what it declares is what is enforced. */
export function declareAccess(
  app: FastifyInstance,
  requireBearer: (request: FastifyRequest) => Promise<void>,
) {
  app.decorate('declaredRoutes', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not declare its access.`);
    for (const each of [method].flat()) app.declaredRoutes.push(`${config.access} ${each} ${url}`);
    app.declaredRoutes.sort();
  });
  app.addHook('onRequest', async (request) => {
    switch (request.routeOptions.config.access) {
      case 'bearer':
        return requireBearer(request);
      case 'cookie':
        return requireJson(request);
      case 'internal':
        return requireDirectCall(request);
      default:
    }
  });
}

function requireJson({ headers }: FastifyRequest) {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    throw new Refusal(403, 'not_json', 'Send this request as application/json.');
  }
}

function requireDirectCall({ headers }: FastifyRequest) {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined)
    throw new Refusal(404, 'not_found');
}
