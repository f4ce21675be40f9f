import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { exchange } from '../src/upstream/exchange.ts';

/**
 * What any process between the app and the records server costs on this machine: it reads a call, asks the same upstream
 * with the gateway's own client, and passes the answer on. No token, no rule, no audit. Runs as a process of its own.
 */
const upstream = new Pool(process.argv[2] ?? '', { connections: 64 });
const headers = { 'content-type': 'application/fhir+json;charset=UTF-8' };
const accept = { accept: 'application/fhir+json' };

const server = createServer((request, response) => {
  exchange(upstream, { method: 'GET', path: request.url ?? '/', headers: accept }, 10_000).then(
    ({ status, text }) => response.writeHead(status, headers).end(text),
    () => response.writeHead(503).end(),
  );
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
