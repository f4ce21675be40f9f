import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { answerBrokenRequest } from './broken-request.ts';

const app = fastify({ clientErrorHandler: answerBrokenRequest });
afterEach(() => app.close());

test('whoever sends too much or no HTTP at all is told so, also while still sending, and is not kept', async () => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const send = async (request: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(request);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    for (const header of ['strict-transport-security', 'x-content-type-options', 'content-security-policy'])
      expect(head).toContain(`\r\n${header}: `);
    return [Number(head.split(' ')[1]), head.includes('Connection: close'), JSON.parse(body).code as string];
  };
  const long = `GET /?code=${'x'.repeat(300_000)} HTTP/1.1\r\nHost: a\r\n\r\n`;
  for (let time = 0; time < 50; time += 1) expect(await send(long)).toEqual([431, true, 'too_long']);
  expect(await send('no HTTP\r\n\r\n')).toEqual([400, true, 'bad_request']);
});
