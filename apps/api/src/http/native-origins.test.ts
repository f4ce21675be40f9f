import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { allowNativeOrigins } from './native-origins.ts';

async function create() {
  const app = fastify();
  await allowNativeOrigins(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('Not found.'));
  app.get('/v1/devices', async () => 'devices');
  app.get('/readyz', async () => 'ready');
  app.options('/v1/shared', async (_request, reply) => reply.code(204).header('x-own', 'yes').send());
  return app;
}

const preflight = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization',
};
const corsHeaders = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));

test.each(['https://localhost', 'capacitor://localhost'])('%s may ask and read', async (origin) => {
  const app = await create();
  const asked = await app.inject({
    method: 'OPTIONS',
    url: '/r4/Patient?x=1',
    headers: { origin, ...preflight },
  });
  expect([asked.statusCode, asked.body, String(asked.headers['vary']).toLowerCase()]).toEqual([
    204,
    '',
    'origin',
  ]);
  expect(corsHeaders(asked.headers)).toEqual({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers':
      'accept, authorization, content-type, idempotency-key, if-match, last-event-id, prefer, x-portal-loading, x-portal-request',
    'access-control-expose-headers': 'content-disposition, etag, location, retry-after',
    'access-control-max-age': '7200',
  });
  for (const url of ['/v1/devices', '/v1/none', '/config.json']) {
    const { headers } = await app.inject({ url, headers: { origin } });
    expect(corsHeaders(headers)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'content-disposition, etag, location, retry-after',
    });
  }
});

test.each(['http://localhost', 'https://localhost:8100', 'https://attacker.invalid', 'null', undefined])(
  '%s gets no header of it, and no answer to a preflight',
  async (origin) => {
    const app = await create();
    const headers = origin === undefined ? {} : { origin };
    const answers = [
      await app.inject({ method: 'OPTIONS', url: '/v1/devices', headers: { ...headers, ...preflight } }),
      await app.inject({ url: '/v1/devices', headers }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200]);
    for (const answer of answers) {
      expect(corsHeaders(answer.headers)).toEqual({});
      expect(String(answer.headers['vary']).toLowerCase()).toBe('origin');
    }
  },
);

test.each(['/readyz', '/v1x', '/.well-known/smart-configuration', '/r4x/a'])(
  '%s is closed to it',
  async (url) => {
    const app = await create();
    const headers = { origin: 'https://localhost' };
    const asked = await app.inject({ method: 'OPTIONS', url, headers: { ...headers, ...preflight } });
    expect([asked.statusCode, corsHeaders(asked.headers)]).toEqual([404, {}]);
    expect(corsHeaders((await app.inject({ url, headers })).headers)).toEqual({});
  },
);

test('a route’s own OPTIONS answers whoever else asks', async () => {
  const app = await create();
  const headers = { origin: 'https://other.example', ...preflight };
  const answer = await app.inject({ method: 'OPTIONS', url: '/v1/shared', headers });
  expect([answer.statusCode, answer.headers['x-own']]).toEqual([204, 'yes']);
});
