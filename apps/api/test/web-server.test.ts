import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, connect } from 'node:tls';
import { request as secureRequest } from 'node:https';
import { makeCertificate } from '@portal/test-stack/make-certificate';
import { fillTemplate, spawnNginx, waitForPortal } from '@portal/test-stack/portal-processes';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from './api-process.ts';
import { stack } from './stack.ts';

const files = {
  'index.html': '<!doctype html>',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': '{}',
  'service-worker.js': '//',
  'legal/terms.en.txt': 'Terms',
  'assets/main.js': '//',
  'assets/main.css': 'a{}',
};

const folder = mkdtempSync(join(tmpdir(), 'web-server-'));
const started: ChildProcess[] = [];
const ports = { web: 0, webTls: 0, plain: 0, secure: 0, api: 0, none: 0 };
let asked: IncomingHttpHeaders[] = [];

/** Says little, as an API process would that forgot every header. */
const api = createServer((call, response) => {
  asked.push(call.headers);
  call
    .resume()
    .on('end', () => response.setHeader('content-type', 'application/json; charset=utf-8').end('{}'));
});

beforeAll(async () => {
  const root = join(folder, 'root');
  // Started by root, nginx reads files as somebody without rights.
  chmodSync(folder, 0o755);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  ports.api = (api.address() as AddressInfo).port;
  for (const name of ['web', 'webTls', 'plain', 'secure', 'none'] as const)
    ports[name] = await findFreePort();
  const { key, cert } = makeCertificate('portal.example.org', 'id.example.org');
  const template = readFileSync(join(stack.repository, 'apps/web/nginx.conf.template'), 'utf8');
  const configuration = fillTemplate(template, {
    PORTAL_WEB_LISTEN: `listen ${ports.web}; listen ${ports.webTls} ssl; ssl_certificate ${cert}; ssl_certificate_key ${key};`,
    PORTAL_API_SCHEME: 'http',
    PORTAL_API_TLS: '',
    PORTAL_WEB_ROOT: root,
    PORTAL_API_UPSTREAMS: `server 127.0.0.1:${ports.api};`,
    PORTAL_IDENTITY_ORIGIN: 'https://id.example.org',
    PORTAL_VIDEO_SCRIPT_ORIGIN: '',
    PORTAL_VIDEO_SERVER_ORIGINS: '',
  });
  started.push(spawnNginx(join(folder, 'web'), configuration));
  started.push(
    spawn(
      'caddy',
      ['run', '--adapter', 'caddyfile', '--config', join(stack.repository, 'deploy/edge/Caddyfile')],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          XDG_DATA_HOME: folder,
          XDG_CONFIG_HOME: folder,
          EDGE_HTTP_PORT: String(ports.plain),
          EDGE_HTTPS_PORT: String(ports.secure),
          EDGE_TLS: `tls ${cert} ${key}`,
          EDGE_CA: cert,
          EDGE_PORTAL_NAME: 'portal.example.org',
          EDGE_IDENTITY_NAME: 'id.example.org',
          EDGE_WEB: `https://localhost:${ports.webTls}`,
          EDGE_IDENTITY: `https://localhost:${ports.none}`,
        },
      },
    ),
  );
  await waitForPortal(`http://127.0.0.1:${ports.web}/config.json`);
  await vi.waitFor(() => ask({ port: ports.plain }), { timeout: 10_000 });
});

afterAll(async () => {
  for (const child of started) child.kill('SIGTERM');
  await Promise.all(started.map((child) => new Promise((resolve) => child.on('exit', resolve))));
  api.close();
  rmSync(folder, { recursive: true });
});

type Ask = {
  port?: number;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  isSecure?: boolean;
};
type Answer = { status: number; headers: IncomingHttpHeaders };

function ask({
  port = ports.web,
  path = '/',
  method = 'GET',
  headers,
  body,
  isSecure = false,
}: Ask): Promise<Answer> {
  const send = isSecure ? secureRequest : request;
  return new Promise((resolve, reject) => {
    const call = send(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { connection: 'close', ...headers },
        rejectUnauthorized: false,
        servername: headers?.['host'] ?? 'portal.example.org',
      },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

describe('nginx', () => {
  test.each<[string, number, string, Ask?]>([
    ['/', 200, 'text/html; charset=utf-8'],
    ['/settings', 200, 'text/html; charset=utf-8'],
    ['/icon.svg', 200, 'image/svg+xml; charset=utf-8'],
    ['/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8'],
    ['/service-worker.js', 200, 'application/javascript; charset=utf-8'],
    ['/legal/terms.en.txt', 200, 'text/plain; charset=utf-8'],
    ['/assets/main.js', 200, 'application/javascript; charset=utf-8'],
    ['/assets/main.css', 200, 'text/css; charset=utf-8'],
    ['/config.json', 200, 'application/json; charset=utf-8'],
    ['/v1/events', 200, 'application/json; charset=utf-8'],
    ['/r4/Patient/1', 200, 'application/json; charset=utf-8'],
    ['/assets/', 404, 'text/html; charset=utf-8'],
    ['/assets/none.js', 404, 'text/html; charset=utf-8'],
    [
      '/v1/auth/refresh',
      413,
      'text/html; charset=utf-8',
      { method: 'POST', headers: { 'content-length': '99999999' } },
    ],
    ['/', 405, 'text/html; charset=utf-8', { method: 'TRACE' }],
    ['/v1/devices', 405, 'text/html; charset=utf-8', { method: 'TRACE' }],
    ['/', 400, 'text/html; charset=utf-8', { headers: { 'content-length': 'x' } }],
  ])(
    '%s, %i: says what it is, and keeps browsers to https and to what it says',
    async (path, status, type, more) => {
      const answer = await ask({ path, ...more });
      expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
      expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      const policy = answer.headers['content-security-policy'] ?? '';
      for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(part);
    },
  );

  test('the API is told the name that was asked for, whatever the caller says', async () => {
    asked = [];
    await ask({ path: '/r4/Patient/1', headers: { 'x-forwarded-host': 'attacker.invalid' } });
    expect(asked[0]?.['x-forwarded-host']).toBe(`127.0.0.1:${ports.web}`);
  });
});

describe('the edge', () => {
  function shakeHands(options: ConnectionOptions): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(
        {
          host: '127.0.0.1',
          port: ports.secure,
          servername: 'portal.example.org',
          rejectUnauthorized: false,
          ...options,
        },
        () => {
          resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
          socket.end();
        },
      );
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  }

  test('speaks TLS 1.3, and 1.2 with forward secrecy and authenticated ciphers, and nothing else', async () => {
    expect(await shakeHands({})).toMatch(/^TLSv1\.3 /);
    expect(await shakeHands({ maxVersion: 'TLSv1.2' })).toMatch(
      /^TLSv1\.2 ECDHE-RSA-(AES(128|256)-GCM|CHACHA20)/,
    );
    for (const version of ['TLSv1', 'TLSv1.1'] as const)
      expect(
        await shakeHands({ minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' }),
      ).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
    for (const ciphers of ['AES256-GCM-SHA384', 'ECDHE-RSA-AES256-SHA384', 'DHE-RSA-AES256-GCM-SHA384'])
      expect([ciphers, await shakeHands({ maxVersion: 'TLSv1.2', ciphers })]).toEqual([
        ciphers,
        expect.stringMatching(/ALERT_HANDSHAKE_FAILURE$/),
      ]);
  });

  test('leads pages from http to https, and refuses the API there', async () => {
    const page = await ask({ port: ports.plain, path: '/help?x=1', headers: { host: 'attacker.invalid' } });
    expect([page.status, page.headers.location]).toEqual([301, 'https://portal.example.org/help?x=1']);
    for (const path of ['/v1/auth/refresh', '/r4', '/r4/Patient/1'])
      expect([path, (await ask({ port: ports.plain, path })).status]).toEqual([path, 403]);
  });

  test('says itself where a call came from, whatever the caller says', async () => {
    asked = [];
    const forged = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'attacker.invalid',
      forwarded: 'for=203.0.113.7',
    };
    const path = '/v1/devices';
    await ask({
      port: ports.secure,
      isSecure: true,
      path,
      headers: { host: 'portal.example.org', ...forged },
    });
    const [seen] = asked;
    expect([seen?.['x-forwarded-for'], seen?.['x-forwarded-proto'], seen?.forwarded]).toEqual([
      '127.0.0.1, 127.0.0.1',
      'https',
      undefined,
    ]);
    expect(seen?.['x-forwarded-host']).not.toBe('attacker.invalid');
  });

  const atIdentity = (path: string) =>
    ask({ port: ports.secure, isSecure: true, path, headers: { host: 'id.example.org' } });

  test('leads to what patients need of the identity server, and says where nobody answers', async () => {
    const { status, headers } = await atIdentity('/realms/portal/protocol/openid-connect/certs');
    expect([status, headers['server']]).toEqual([502, undefined]);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await atIdentity('/resources/x/login/portal/style.css')).status).toBe(502);
  });

  test.each([
    '/',
    '/admin',
    '/admin/master/console/',
    '/ADMIN/',
    '/realms/master',
    '/realms/master/.well-known/openid-configuration',
    '/realms/portal/../master/account',
    '/realms/portal/%2e%2e/master/account',
    '/realms/portal/..%2fmaster/account',
    '//admin/',
    '/realms/portal/clients-registrations/openid-connect',
    '/realms/portal/portal-accounts/some-subject',
    '/realms/portal/%70ortal-accounts/some-subject',
    '/metrics',
    '/health/ready',
    '/js/keycloak.js',
  ])('attack 86: %s of the identity server is not public', async (path) => {
    expect((await atIdentity(path)).status).toBe(404);
  });

  test('a name that is not ours gets nothing', async () => {
    const answer = ask({ port: ports.secure, isSecure: true, headers: { host: 'attacker.invalid' } });
    await expect(answer).rejects.toMatchObject({ code: 'EPROTO' });
  });
});
