import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { declareAccess } from '../src/portal/access.ts';
import { signIn } from './gateway-patient.ts';
import { startPortal } from './portal.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A sign-in whose token the identity server gave with other scopes. */
async function begin() {
  const portal = await startPortal();
  const { tokens } = await signIn(portal);
  const { identity } = portal.infra;
  const claims = await identity.verifyAccessToken(tokens.access_token);
  const routes = portal.app.declaredRoutes.flatMap((route) => {
    const [access, method, url = '', ...scope] = route.split(' ');
    return access === 'bearer' && url.startsWith('/v1') ? [{ method: method as Method, url, scope }] : [];
  });
  return {
    routes,
    ask: async ({ method, url }: (typeof routes)[number], scope: string) => {
      identity.verifyAccessToken = async () => ({ ...claims, scope: `openid fhirUser ${scope}` });
      const answer = await portal.app.inject({
        method,
        // Where nothing is: a route that is allowed refuses what it was sent, or finds nothing.
        url: url.replace(/:\w+/g, () => randomUUID()),
        headers: { authorization: `Bearer ${tokens.access_token}`, origin: 'https://elsewhere.example' },
      });
      return [answer.statusCode, (answer.json as () => { code?: string })().code];
    },
  };
}

test('no route of the portal answers a token without scopes of the patient', async () => {
  const { routes, ask } = await begin();
  expect(routes.length).toBeGreaterThan(15);
  const others =
    'system/PractitionerRole.r system/PractitionerRole.$available-slots user/*.cruds patient/*.RS';
  for (const route of routes) {
    for (const scope of ['', others]) {
      expect([route.method, route.url, ...(await ask(route, scope))]).toEqual([
        route.method,
        route.url,
        403,
        'scope_missing',
      ]);
    }
  }
});

test('each needs what it says, and no more', async () => {
  const { routes, ask } = await begin();
  // This one asks for a second sign-in, and ends the first.
  for (const route of routes.filter(({ url }) => url !== '/v1/account/delete')) {
    const needed = route.scope[0] === 'any' ? ['Observation.r'] : route.scope;
    const granted = Map.groupBy(needed, (each) => each.split('.')[0] ?? '');
    const enough = [...granted].map(
      ([type, all]) => `patient/${type}.${all.map((each) => each.split('.')[1]).join('')}`,
    );
    const [, code] = await ask(route, enough.join(' ')).catch(() => [200, undefined]);
    expect([route.method, route.url, code === 'scope_missing']).toEqual([route.method, route.url, false]);
    for (const missing of enough) {
      const rest = enough.filter((each) => each !== missing).join(' ');
      expect((await ask(route, rest))[1]).toBe('scope_missing');
    }
  }
});

test('a route that takes a token and does not say which scope it needs stops the start', () => {
  const app = fastify();
  declareAccess(app, async () => undefined);
  const handler = async () => 'x';
  expect(() => app.get('/v1/new', { config: { access: 'bearer' } }, handler)).toThrow(
    /GET \/v1\/new must say/,
  );
  expect(() => app.get('/v1/open', { config: { access: 'public', scope: 'any' } }, handler)).toThrow(
    /must say/,
  );
});
