import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { exchange } from './exchange.ts';

/** Answers by path: whole, in pieces, never. */
async function open(connections: number) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    if (request.url === '/whole') response.end('{"name":"सीता"}');
    if (request.url === '/pieces') {
      const bytes = Buffer.from('{"name":"सीता"}');
      response.write(bytes.subarray(0, 11));
      setTimeout(() => response.end(bytes.subarray(11)), 20);
    }
    if (request.url === '/half') response.writeHead(200, { 'content-length': '100' }).write('{');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { connections });
  onTestFinished(async () => {
    await pool.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { seen, ask: (path: string, withinMs = 2000) => exchange(pool, { method: 'GET', path }, withinMs) };
}

test('an answer is read to its end, also where a letter is cut in two', async () => {
  const { ask } = await open(1);
  expect(await ask('/whole')).toEqual({ status: 200, text: '{"name":"सीता"}' });
  expect(await ask('/pieces')).toEqual({ status: 200, text: '{"name":"सीता"}' });
});

test.each(['/never', '/half'])('%s is given up in time, and the way is free again', async (path) => {
  const { ask } = await open(1);
  const from = performance.now();
  await expect(ask(path, 100)).rejects.toThrow('no whole answer in time');
  expect(performance.now() - from).toBeLessThan(1500);
  expect((await ask('/whole')).status).toBe(200);
});

test('what could not be sent in time is never sent', async () => {
  const { ask, seen } = await open(1);
  const first = ask('/never', 300).catch(() => undefined);
  await expect(ask('/late', 100)).rejects.toThrow('no whole answer in time');
  await first;
  expect((await ask('/whole')).status).toBe(200);
  await sleep(50);
  expect(seen).toEqual(['/never', '/whole']);
});
