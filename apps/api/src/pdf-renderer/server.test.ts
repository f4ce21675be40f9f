import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createLogger } from '../infra/logger.ts';
import { createPdfRenderer } from './server.ts';

function create() {
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'error' }, { write: (line) => void lines.push(line) });
  const print = vi.fn(async (html: string): Promise<Buffer> => Buffer.from(`pdf of ${html}`));
  const check = vi.fn(async (): Promise<undefined> => undefined);
  const server = createPdfRenderer(
    { secrets: ['secret', 'the next one'], atOnce: 1, waiting: 1 },
    { print, check },
    log,
  );
  const post = async (
    payload: string,
    headers: Record<string, string> = { authorization: 'Bearer secret' },
  ) => server.inject({ method: 'POST', url: '/pdf', headers, payload });
  return { server, print, check, post, lines };
}

test('a page is answered as a PDF, whatever its type says', async () => {
  const { post } = create();
  for (const type of ['text/html', 'text/plain;charset=UTF-8', 'application/json']) {
    const answer = await post('<p>नमस्ते', { authorization: 'Bearer secret', 'content-type': type });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'application/pdf',
      'pdf of <p>नमस्ते',
    ]);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  }
});

test('only the health is told without the secret', async () => {
  const { server, post, print, check } = create();
  expect((await post('x', {})).statusCode).toBe(401);
  expect((await post('x', { authorization: 'Bearer secre' })).statusCode).toBe(401);
  expect((await server.inject('/none')).statusCode).toBe(401);
  const headers = { authorization: 'Bearer secret' };
  expect((await server.inject({ url: '/none', headers })).statusCode).toBe(404);
  expect((await server.inject({ url: '/pdf', headers })).statusCode).toBe(404);
  expect((await server.inject('/healthz')).body).toBe('ok');
  check.mockRejectedValue(new Error('no browser'));
  expect((await server.inject('/healthz')).statusCode).toBe(500);
  expect(print).not.toHaveBeenCalled();
});

test('too large, too many at once and a fault have their own answers', async () => {
  const { post, print, lines } = create();
  expect((await post(' '.repeat(2 * 1024 * 1024 + 1))).statusCode).toBe(413);
  expect(print).not.toHaveBeenCalled();
  let finish: (pdf: Buffer) => void = () => undefined;
  print.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  const first = post('first');
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const second = post('second');
  const third = await post('third');
  expect([third.statusCode, third.headers['retry-after']]).toEqual([503, '5']);
  finish(Buffer.from('first'));
  expect([(await first).body, (await second).body]).toEqual(['first', 'pdf of second']);
  expect(lines).toEqual([]);
  print.mockRejectedValueOnce(new Error('CANARY'));
  expect((await post('x')).body).toBe('The page was not rendered.');
  expect(lines.join()).toContain('a page was not rendered');
  expect(lines.join()).not.toContain('CANARY');
});

test('what nobody waits for any more is not printed', async () => {
  const { server, post, print, lines } = create();
  await server.listen({ port: 0, host: '127.0.0.1' });
  let finish: (pdf: Buffer) => void = () => undefined;
  print.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  const first = post('first');
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const { port } = server.server.address() as AddressInfo;
  const arrived = once(server.server, 'request');
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /pdf HTTP/1.1\r\nhost: x\r\nauthorization: Bearer secret\r\ncontent-length: 4\r\n\r\ngone',
  );
  const [, response] = (await arrived) as [IncomingMessage, ServerResponse];
  socket.destroy();
  await once(response, 'close');
  finish(Buffer.from('first'));
  expect((await first).body).toBe('first');
  expect((await post('next')).body).toBe('pdf of next');
  expect(print.mock.calls.flat()).toEqual(['first', 'next']);
  expect(lines).toEqual([]);
  await server.close();
});
