import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { signIn } from './gateway-patient.ts';
import { readResource } from './people.ts';
import { startPortal } from './portal.ts';

describe('a body', () => {
  const id = randomUUID();
  const valid = (patientId: string) =>
    JSON.stringify({
      resourceType: 'Binary',
      id,
      contentType: 'text/plain',
      securityContext: { reference: `Patient/${patientId}` },
      data: 'YQ==',
    });

  test.each<[string, (patientId: string) => string | Buffer, Record<string, string>, number]>([
    [
      'with a name twice',
      (a) => valid(a).replace('{', '{"securityContext":{"reference":"Patient/x"},'),
      {},
      400,
    ],
    ['with a name twice in another spelling', (a) => valid(a).replace('{', '{"\\u0064ata":"Yg==",'), {}, 400],
    ['with __proto__', (a) => valid(a).replace('{', '{"__proto__":{"x":1},'), {}, 400],
    [
      'nested deeply',
      (a) => valid(a).replace('{', `{"extension":${'['.repeat(5000)}${']'.repeat(5000)},`),
      {},
      400,
    ],
    ['that is cut off', (a) => valid(a).slice(0, -3), {}, 400],
    ['that is not UTF-8', (a) => Buffer.from(valid(a).replace('YQ', 'é'), 'latin1'), {}, 400],
    ['of 50 MB', () => Buffer.alloc(50_000_000, ' '), {}, 413],
    ['that is packed', (a) => gzipSync(valid(a)), { 'content-encoding': 'gzip' }, 415],
    ['that is a bomb', () => gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }, 415],
    [
      'in XML',
      () => '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><Binary/>',
      { 'content-type': 'application/fhir+xml' },
      415,
    ],
    ['as a form', () => 'resourceType=Binary', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['as plain text', (a) => valid(a), { 'content-type': 'text/plain' }, 415],
    ['of another type', (a) => valid(a).replace('Binary', 'Patient'), {}, 400],
    ['with another id', (a) => valid(a).replace(id, randomUUID()), {}, 400],
    ['that is a list', () => '[]', {}, 400],
    ['that is empty', () => '', {}, 400],
  ])('%s is refused, and the attempt is noted', async (_what, build, headers, status) => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const answer = await a.send('PUT', `/Binary/${id}`, build(a.patientId), headers);
    expect([answer.statusCode, answer.json<Resource>().resourceType]).toEqual([status, 'OperationOutcome']);
    expect((await readResource(`Binary/${id}`)).status).toBe(404);
    await portal.infra.database.query('select 1');
    const noted = async () =>
      portal.infra.database.query('select outcome from portal.audit where patient_id = $1 and outcome = 4', [
        a.patientId,
      ]);
    await expect.poll(noted, { timeout: 5000 }).toHaveLength(1);
  });

  test.each(['application/json-patch+json', 'application/fhir+json', 'application/json', 'application/xml'])(
    'of a patch (%s) is refused',
    async (type) => {
      const portal = await startPortal();
      const a = await signIn(portal);
      const patch = JSON.stringify([{ op: 'replace', path: '/active', value: false }]);
      const answer = await a.send('PATCH', `/Patient/${a.patientId}`, patch, { 'content-type': type });
      expect(answer.statusCode).toBe(403);
    },
  );
});

describe('headers', () => {
  test('that mean something to the records server are not passed on', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const answer = await portal.app.inject({
      url: `/r4/Patient/${a.patientId}`,
      headers: {
        authorization: `Bearer ${a.tokens.access_token}`,
        'x-http-method-override': 'DELETE',
        'x-method-override': 'DELETE',
        'x-cascade': 'delete',
        'x-rewrite-history': 'true',
        'x-request-partition-ids': '1',
        'x-forwarded-host': 'evil.example',
        prefer: 'return=minimal',
        accept: 'text/html',
        'if-none-match': 'W/"1"',
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/fhir+json');
    expect(answer.body).not.toContain('evil.example');
    expect((await readResource(`Patient/${a.patientId}`)).body.meta?.versionId).toBe('1');
  });

  test.each([
    ['If-None-Exist', 'POST', '/Observation', { 'if-none-exist': 'code=x' }],
    ['If-None-Match', 'PUT', `/Observation/${randomUUID()}`, { 'if-none-match': '*' }],
    ['a search instead of an id', 'PUT', '/Observation?code=x', {}],
    ['a search instead of an id', 'DELETE', '/Observation?code=x', {}],
    ['a search instead of an id', 'PATCH', '/Observation?code=x', {}],
    ['a tag that is none', 'PUT', `/Observation/x`, { 'if-match': '*' }],
  ] as const)('a write on a condition (%s, %s %s) is refused', async (_what, method, path, headers) => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const body = { resourceType: 'Observation', id: path.split('/')[2], subject: a.self };
    expect((await a.send(method, path, body, headers)).statusCode).toBe(400);
  });

  test('two lengths, or a length and chunks, are no request', async () => {
    const portal = await startPortal();
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = portal.app.server.address() as AddressInfo;
    const smuggle = (...lines: string[]) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(
            `POST /r4 HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n0\r\n\r\nGET /r4/metadata HTTP/1.1\r\nHost: x\r\n\r\n`,
          ),
        );
        let text = '';
        socket.on('data', (data) => (text += data.toString()));
        socket.on('close', () => resolve(text));
        setTimeout(() => socket.destroy(), 1500);
      });
    for (const lines of [
      ['Content-Length: 5', 'Transfer-Encoding: chunked'],
      ['Content-Length: 5', 'Content-Length: 6'],
      ['Transfer-Encoding: chunked, identity'],
      ['Transfer-Encoding : chunked'],
    ]) {
      const answer = await smuggle(...lines);
      expect(answer).toMatch(/^HTTP\/1.1 400/);
      expect(answer).not.toContain('CapabilityStatement');
    }
  });
});

describe('too many calls', () => {
  test('of one patient are 429, and another patient does not notice', async () => {
    const portal = await startPortal({ PORTAL_PATIENT_RATE_PER_MINUTE: '5' });
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const again = async () => (await a.get(`/Patient/${a.patientId}`)).statusCode;
    expect(await again()).toBe(200);
    await expect.poll(again, { timeout: 20_000 }).toBe(429);
    const last = await a.get(`/Patient/${a.patientId}`);
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.json()).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ code: 'throttled' }] });
    expect((await b.get(`/Patient/${b.patientId}`)).statusCode).toBe(200);
    const entries = Array.from({ length: 6 }, () => ({
      request: { method: 'GET', url: 'PractitionerRole' },
    }));
    expect((await b.bundle('batch', entries)).statusCode).toBe(429);
  });

  test('from one address are 429 without a look at the token, over all processes', async () => {
    const settings = { PORTAL_ADDRESS_RATE_PER_MINUTE: '20', PORTAL_TRUST_PROXY: 'loopback' };
    const portals = [await startPortal(settings), await startPortal(settings)];
    const address = `203.0.113.${Math.floor(Math.random() * 250)}`;
    const call = (index: number) =>
      portals[index % 2]?.app.inject({ url: '/r4/Patient/x', headers: { 'x-forwarded-for': address } });
    expect((await call(0))?.statusCode).toBe(401);
    const both = async () => [(await call(0))?.statusCode, (await call(1))?.statusCode];
    await expect.poll(both, { timeout: 20_000 }).toEqual([429, 429]);
  });
});
