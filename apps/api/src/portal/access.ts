import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireCaller } from '../patient-access/caller.ts';
import { type Permission, type Scopes, isGranted } from '../patient-access/scopes.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Who may call a route.
 * - `public`: anyone
 * - `cookie`: the portal's own pages, by session cookie; JSON only (who sent it is checked per client, same-origin.ts)
 * - `bearer`: a signed-in patient, by access token; a cookie is no authority here
 * - `internal`: whoever reaches this process without passing the public proxy
 */
export type Access = 'public' | 'cookie' | 'bearer' | 'internal';

/**
 * What the access token of a `bearer` route must grant.
 * - a list: each of these permissions on the patient's own record
 * - `any`: to see something of it; the route itself leaves out whatever is not granted
 * - `gateway`: judged for each interaction (granted-scope.policy.ts)
 */
export type RouteScope = 'gateway' | 'any' | readonly `${string}.${Permission}`[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    scope?: RouteScope;
  }
  interface FastifyInstance {
    /** Every route as `access METHOD url scope`, sorted. */
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
    const { access, scope } = config;
    if ((access === 'bearer') !== (scope !== undefined))
      throw new Error(
        `${String(method)} ${url} must say which scope its token needs if, and only if, it takes one.`,
      );
    const needs = scope === undefined ? [] : [[scope].flat().join(' ')];
    for (const each of [method].flat()) app.declaredRoutes.push([access, each, url, ...needs].join(' '));
    app.declaredRoutes.sort();
  });
  app.addHook('onRequest', async (request) => {
    switch (request.routeOptions.config.access) {
      case 'bearer':
        await requireBearer(request);
        return requireScope(request);
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

function requireScope(request: FastifyRequest) {
  const { scope } = request.routeOptions.config;
  if (scope === undefined || !isEnough(requireCaller(request).scopes, scope))
    throw new Refusal(403, 'scope_missing', 'The sign-in did not allow this app to see or do this.');
}

function isEnough(scopes: Scopes, needed: RouteScope): boolean {
  if (needed === 'gateway') return true;
  if (needed === 'any')
    return [...scopes.patient.values()].some((granted) => granted.has('r') || granted.has('s'));
  return needed.every((each) => {
    const [type = '', permission = ''] = each.split('.');
    return isGranted(scopes, type, permission as Permission);
  });
}
