import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@portal/api-contract/problem';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const problems: Record<number, Problem> = {
  400: { code: 'bad_request', detail: 'The request could not be read.' },
  408: { code: 'timeout', detail: 'The request took too long to arrive.' },
  431: { code: 'too_long', detail: 'The address or the headers of the request are too long.' },
};
const readWithinMs = 1000;

/**
 * Answers what cannot be read as HTTP. The connection is closed once the answer had its time: closed at once, as the
 * framework does, it is reset for whoever is still sending, and the answer is lost.
 */
export function answerBrokenRequest(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify(problems[status]);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), readWithinMs).unref();
}
