import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import ky from 'ky';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryRule } from './retry-rule.ts';

const answers: [status: number, headers?: Record<string, string>][] = [];
const seen: { method: string | undefined; at: number }[] = [];
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  seen.push({ method: request.method, at: performance.now() });
  const [status, headers] = answers.shift() ?? [200];
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{}');
});
let address = '';

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterEach(async () => {
  vi.useRealTimers();
  answers.length = 0;
  seen.length = 0;
  await new Promise((resolve) => server.close(resolve));
});

const client = (limit: number, given?: { isRepeatable: boolean }) => {
  const { retry } = retryRule(limit, given);
  if (typeof retry !== 'object') throw new Error('the rule has no retry options');
  return ky.create({ retry: { ...retry, delay: () => 1 } });
};

test.each([429, 500, 502, 503, 504])('a GET answered %i is repeated five times', async (status) => {
  answers.push([status], [status], [status], [status], [status]);
  expect((await client(5).get(address)).status).toBe(200);
  expect(seen).toHaveLength(6);
});

test('the records client repeats once', async () => {
  answers.push([503], [503], [503]);
  await expect(client(1).get(address)).rejects.toThrow('503');
  expect(seen).toHaveLength(2);
});

test.each([400, 401, 403, 404, 408, 409, 422, 501])('a GET answered %i is not repeated', async (status) => {
  answers.push([status]);
  await expect(client(5).get(address)).rejects.toThrow(String(status));
  expect(seen).toHaveLength(1);
});

test.each([
  ['put', false, 2],
  ['post', true, 2],
  ['post', false, 1],
  ['patch', false, 1],
  ['delete', false, 1],
])('%s, said to be repeatable %j, is sent %i times', async (method, isRepeatable, times) => {
  answers.push([503]);
  const sent = client(5, { isRepeatable })(address, { method, ...(method === 'delete' ? {} : { json: {} }) });
  await (times === 2 ? sent : expect(sent).rejects.toThrow('503'));
  expect(seen).toHaveLength(times);
});

test('Retry-After is honoured', async () => {
  answers.push([503, { 'retry-after': '1' }]);
  await client(5).get(address);
  expect((seen[1]?.at ?? 0) - (seen[0]?.at ?? 0)).toBeGreaterThanOrEqual(990);
});

test.each(['120', new Date(Date.now() + 120_000).toUTCString()])(
  'Retry-After: %s gives up',
  async (after) => {
    answers.push([503, { 'retry-after': after }]);
    await expect(client(5).get(address)).rejects.toThrow('503');
    expect(seen).toHaveLength(1);
  },
);

test('an unreachable server is tried again', async () => {
  await new Promise((resolve) => server.close(resolve));
  const attempt = client(1).get(address);
  await expect(attempt).rejects.toThrow('network error');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

test('a call may say that it is repeatable where others are not', async () => {
  answers.push([503]);
  const { retry } = retryRule(1, { isRepeatable: true });
  await client(1).post(address, { json: {}, ...(retry !== undefined && { retry }) });
  expect(seen).toHaveLength(2);
});

test('waits double from half a second', () => {
  const { retry } = retryRule(5);
  const delay = typeof retry === 'object' ? retry.delay : undefined;
  expect([1, 2, 3, 4, 5].map((attempt) => delay?.(attempt))).toEqual([500, 1000, 2000, 4000, 8000]);
});
