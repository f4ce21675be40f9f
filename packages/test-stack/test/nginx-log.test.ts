import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readStackSettings } from '../src/settings.ts';

const template = resolve(import.meta.dirname, '../../../apps/web/nginx.conf.template');
const secret = 'Canary7f3a';

/** The deployment's own web server, before an API that answers, or before none. */
async function startNginx(apiPort: number) {
  const prefix = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const port = readStackSettings().ports.gallery;
  const values: Record<string, string> = {
    PORTAL_WEB_LISTEN: `listen 127.0.0.1:${port};`,
    PORTAL_API_SCHEME: 'http',
    PORTAL_API_TLS: '',
    PORTAL_WEB_ROOT: prefix,
    PORTAL_API_UPSTREAMS: `server 127.0.0.1:${apiPort};`,
    PORTAL_IDENTITY_ORIGIN: 'https://identity.example',
  };
  const file = join(prefix, 'nginx.conf');
  writeFileSync(
    file,
    readFileSync(template, 'utf8').replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  );
  writeFileSync(join(prefix, 'index.html'), '<!doctype html>');
  mkdirSync(join(prefix, 'assets'));
  const server = spawn('nginx', ['-p', prefix, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()));
  onTestFinished(async () => {
    server.kill();
    await new Promise((done) => server.once('exit', done));
    rmSync(prefix, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await sleep(100);
  }
  return { url, readLog: () => readFileSync(join(prefix, 'access.log'), 'utf8'), readErrors: () => errors };
}

const paths: [string, string][] = [
  [`/r4/Patient/${secret}`, '/r4'],
  [`/r4/Observation?patient=${secret}`, '/r4'],
  [`/r4/${secret}`, '/r4'],
  ['/r4/metadata', '/r4/metadata'],
  [`/v1/shared/${secret}`, '/v1/shared'],
  [`/v1/shared/files/${secret}`, '/v1/shared'],
  [`/v1/shares/${secret}`, '/v1/shares'],
  [`/v1/reports/${secret}/pdf?language=en`, '/v1/reports'],
  [`/v1/downloads/${secret}/parts/${secret}`, '/v1/downloads'],
  [`/v1/devices/${secret}`, '/v1/devices'],
  [`/v1/video/visits/${secret}`, '/v1/video'],
  [`/v1/muted-conversations/Practitioner/${secret}`, '/v1'],
  [`/v1/${secret}`, '/v1'],
  [`/callback?code=${secret}`, 'page'],
  [`/my-health/reports/${secret}`, 'page'],
  [`/%72%34/Patient/${secret}`, 'page'],
  [`/assets/${secret}.js`, '/assets'],
];

test.each([
  ['answers', true],
  ['is gone', false],
])('the web server tells kinds of routes and nobody, while the API %s', async (_what, isUp) => {
  const api = createServer((_request, answer) => answer.end('{}'));
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const { port } = api.address() as AddressInfo;
  const close = () => new Promise((done) => api.close(done));
  if (!isUp) await close();
  const { url, readLog, readErrors } = await startNginx(port);
  if (isUp)
    onTestFinished(async () => {
      api.closeAllConnections();
      await close();
    });
  const before = readLog().trim().split('\n').length;
  for (const [path] of paths) await (await fetch(`${url}${path}`)).text();
  await fetch(`${url}/r4/Patient/${secret}`, { method: secret.toUpperCase() }).catch(() => undefined);
  await sleep(200);
  const lines = readLog().trim().split('\n').slice(before);
  expect(lines.map((line) => /"(.*)"/.exec(line)?.[1])).toEqual([
    ...paths.map(([, route]) => `GET ${route}`),
    // An unknown method is refused before its address is read.
    'other page',
  ]);
  if (!isUp) expect(lines[0]).toContain(' 502 ');
  expect(readLog() + readErrors()).not.toMatch(new RegExp(secret, 'i'));
});
