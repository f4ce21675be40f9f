import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowsPlainHttp, discoverIdentityServer } from './identity-server.ts';

let answer: { status: number; body: string; type?: string } = { status: 200, body: '{}' };
const server = createServer((_, response) => {
  const headers = { 'content-type': answer.type ?? 'application/json', location: '/elsewhere' };
  response.writeHead(answer.status, headers).end(answer.body);
});
let issuer = new URL('http://localhost');
const page = new URL('http://localhost:18020/');

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/portal`);
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

test('accepts a JSON object of the expected issuer', async () => {
  answer = { status: 200, body: JSON.stringify({ issuer: issuer.href, authorization_endpoint: 'x' }) };
  expect((await discoverIdentityServer(issuer, page)).issuer).toBe(issuer.href);
});

test.each([
  ['another issuer', { status: 200, body: '{"issuer":"https://other.example/realms/portal"}' }],
  ['no issuer', { status: 200, body: '{}' }],
  ['an array', { status: 200, body: '[]' }],
  ['no JSON', { status: 200, body: 'hello' }],
  ['HTML', { status: 200, body: '<p>', type: 'text/html' }],
  ['status 201', { status: 201, body: '{}' }],
  ['status 404', { status: 404, body: '{}' }],
  ['a redirect', { status: 302, body: '' }],
])('refuses %s', async (_, given) => {
  answer = given;
  await expect(discoverIdentityServer(issuer, page)).rejects.toThrow();
});

test('refuses plain HTTP from a page elsewhere', async () => {
  const attempt = discoverIdentityServer(issuer, new URL('https://portal.example/'));
  await expect(attempt).rejects.toThrow('only requests to HTTPS are allowed');
});

test.each([
  ['http://localhost:18003/realms/portal', 'http://localhost:18020/', true],
  ['http://127.0.0.1:18003/realms/portal', 'http://localhost:18020/', true],
  ['http://identity.example/realms/portal', 'http://localhost:18020/', false],
  ['http://localhost:18003/realms/portal', 'https://portal.example/', false],
  ['http://localhost.evil.example/', 'http://localhost:18020/', false],
])('plain HTTP to %s from %s: %s', (server, from, allowed) => {
  expect(allowsPlainHttp(new URL(server), new URL(from))).toBe(allowed);
});
