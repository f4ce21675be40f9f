import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordsUrl } from '../test/stack.ts';
import { get, post, put } from './attack.ts';
import { type Ask, nextApi } from './calls.ts';
import { startSeenThrough } from './seen-through.ts';
import { type World, bare, createWorld } from './world.ts';
import { message, reading } from './written.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** Sends bytes that no HTTP client would, and returns all that comes back. */
async function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(nextApi());
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setTimeout(2500, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

const hostileHeaders = {
  'x-cascade': 'delete',
  'x-rewrite-history': 'true',
  'x-retry-on-version-conflict': 'retry; max-retries=10',
  'x-upsert-extistence-check': 'disabled',
  'x-request-partition-ids': '_ALL',
  'x-provenance': '{"resourceType":"Provenance"}',
  'x-forwarded-host': 'attacker.invalid',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '127.0.0.1',
  'x-forwarded-prefix': '/fhir',
  forwarded: 'for=127.0.0.1;host=attacker.invalid',
  'x-http-method-override': 'DELETE',
  'x-http-method': 'DELETE',
  'x-method-override': 'DELETE',
  prefer: 'handling=lenient, respond-async',
  'cache-control': 'no-cache',
  'x-security-context': 'Patient/other',
  cookie: 'JSESSIONID=1',
};

describe('what goes over the wire', () => {
  test('case 53: headers that the records server would obey do not reach it', async () => {
    const { seen, askAs } = await startSeenThrough();
    const ask = (call: Ask) => askAs(world.a, call);
    const own = world.a.idOf('Communication');
    const sent = message(world);
    const answers = [
      await ask({ ...get(`/Communication/${own}`), headers: hostileHeaders }),
      await ask({ ...get('/Communication?_count=1'), headers: hostileHeaders }),
      await ask(put(sent, hostileHeaders)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 201]);
    for (const { text } of answers) expect(text).not.toContain('attacker.invalid');
    for (const overridden of [
      await ask({ ...post(`/Communication/${own}`, {}), headers: hostileHeaders }),
      await ask({ ...post(`/Communication/${own}?_method=DELETE`, {}), headers: hostileHeaders }),
      await ask({
        method: 'DELETE',
        path: `/r4/Communication/${own}?_cascade=delete`,
        headers: hostileHeaders,
      }),
    ]) {
      expect([400, 403]).toContain(overridden.status);
    }
    const passed = new Set(seen.flatMap(({ headers }) => Object.keys(headers)));
    const expected = new Set([
      'accept',
      'connection',
      'content-length',
      'content-type',
      'host',
      'if-match',
      'prefer',
    ]);
    expect([...passed].filter((name) => !expected.has(name))).toEqual([]);
    expect(seen.map(({ headers }) => headers['prefer'])).not.toContain(hostileHeaders.prefer);
    expect([...new Set(seen.map(({ method }) => method))].sort()).toEqual(['GET', 'PUT']);
    expect(await bare(`/Communication/${own}`)).toContain(world.a.mark('topic'));
  });

  test('case 55: a body that is too large, too deep, packed, of XML, or that two parsers read differently', async () => {
    const { seen, askAs } = await startSeenThrough();
    const ask = (call: Ask) => askAs(world.a, call);
    const text = JSON.stringify(reading(world));
    const { resourceType, id } = reading(world);
    const path = `/r4/${resourceType}/${id}`;
    const json = { 'content-type': 'application/fhir+json' };
    const xml = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><Observation>&e;</Observation>';
    const asks: [string, number[], Ask][] = [
      ['deep lists', [400], { method: 'PUT', path, headers: json, body: '['.repeat(100_000) }],
      [
        'deep objects',
        [400],
        { method: 'PUT', path, headers: json, body: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}` },
      ],
      [
        'gzip',
        [415],
        {
          method: 'PUT',
          path,
          headers: { ...json, 'content-encoding': 'gzip' },
          body: gzipSync(Buffer.alloc(9_000_000)),
        },
      ],
      [
        'deflate',
        [415],
        { method: 'PUT', path, headers: { ...json, 'content-encoding': 'deflate' }, body: text },
      ],
      ['XML', [415], { method: 'PUT', path, headers: { 'content-type': 'application/fhir+xml' }, body: xml }],
      ['XML called JSON', [400], { method: 'PUT', path, headers: json, body: xml }],
      ['no type', [415], { method: 'PUT', path, headers: { 'content-type': '' }, body: text }],
      [
        'a form',
        [415],
        {
          method: 'PUT',
          path,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'a=b',
        },
      ],
      [
        'a name twice',
        [400],
        {
          method: 'PUT',
          path,
          headers: json,
          body: text.replace('{', `{"subject":{"reference":"Patient/${world.b.id}"},`),
        },
      ],
      [
        'a name twice, escaped',
        [400],
        {
          method: 'PUT',
          path,
          headers: json,
          body: text.replace('{', `{"\\u0073ubject":{"reference":"Patient/${world.b.id}"},`),
        },
      ],
      [
        '__proto__',
        [400],
        { method: 'PUT', path, headers: json, body: text.replace('{', '{"__proto__":{"x":1},') },
      ],
      [
        'constructor',
        [400],
        { method: 'PUT', path, headers: json, body: text.replace('{', '{"constructor":{"prototype":{}},') },
      ],
      ['NUL', [400], { method: 'PUT', path, headers: json, body: text.replace('final', 'fi\\u0000nal') }],
      [
        'broken UTF-8',
        [400],
        { method: 'PUT', path, headers: json, body: Buffer.concat([Buffer.from(text), Buffer.from([0xc0])]) },
      ],
      ['two values', [400], { method: 'PUT', path, headers: json, body: `${text}${text}` }],
      ['a list', [400], { method: 'PUT', path, headers: json, body: `[${text}]` }],
      ['nothing', [400], { method: 'PUT', path, headers: json, body: '' }],
      ['null', [400], { method: 'PUT', path, headers: json, body: 'null' }],
    ];
    for (const [what, statuses, call] of asks) {
      const { status } = await ask(call);
      expect([what, statuses.includes(status), status]).toEqual([what, true, status]);
    }
    expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    const good = reading(world);
    const spaced = JSON.stringify(good, undefined, 4).replace('"final"', '"\\u0066inal"');
    expect(
      (await ask({ method: 'PUT', path: `/r4/Observation/${good.id}`, headers: json, body: spaced })).status,
    ).toBe(201);
    const written = seen.find(({ method }) => method === 'PUT');
    expect(written?.body).toBe(JSON.stringify(JSON.parse(written?.body ?? '')));
    expect(JSON.parse(written?.body ?? '')).toMatchObject({ status: 'final' });
  });

  test('case 55: 50 MB, announced or not, and requests hidden in requests', async () => {
    const token = await world.a.session.bearer();
    const head = `PUT /r4/Observation/x HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/fhir+json\r\n`;
    expect(await sendRaw(`${head}Content-Length: 52428800\r\n\r\n{`)).toMatch(/^HTTP\/1.1 413/);
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
    expect(await sendRaw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(50)}`)).toMatch(
      /^(HTTP\/1.1 4|$)/,
    );

    const hidden = `GET /r4/Patient/${world.a.id} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    for (const [what, request] of [
      ['both lengths', `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
      ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 0\r\n\r\n{}${hidden}`],
      ['an unknown coding', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
      ['a coding in disguise', `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
      [
        'a coding twice',
        `${head}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`,
      ],
      [
        'a folded header',
        `${head}X: a\r\n Content-Length: 5\r\nContent-Length: 2\r\n\r\n{}${hidden}`.replace(
          'X: a\r\n ',
          'X: a\r\n\t',
        ),
      ],
      ['a signed length', `${head}Content-Length: +2\r\n\r\n{}${hidden}`],
      ['a length with a tail', `${head}Content-Length: 2, 2\r\n\r\n{}${hidden}`],
      ['a broken chunk', `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{}\r\n0\r\n\r\n${hidden}`],
    ] as const) {
      const answer = await sendRaw(request);
      expect([what, /^HTTP\/1.1 4\d\d/.test(answer)]).toEqual([what, true]);
      expect([what, answer.includes('CANARY')]).toEqual([what, false]);
    }
    const end = `HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    for (const target of [
      `http://attacker.invalid/r4/Patient/${world.b.id}`,
      `${recordsUrl}/Patient/${world.b.id}`,
      `/r4/Patient/${world.b.id}#/r4/Patient/${world.a.id}`,
      `/fhir/Patient/${world.b.id}`,
      `/R4/Patient/${world.b.id}`,
      `*`,
    ]) {
      const answer = await sendRaw(`GET ${target} ${end}`);
      expect([target, /^HTTP\/1.1 4\d\d/.test(answer), answer.includes('CANARY')]).toEqual([
        target,
        true,
        false,
      ]);
    }
    expect(await sendRaw(hidden.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).toContain(
      world.a.mark('name'),
    );
  });
});
