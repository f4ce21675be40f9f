import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@portal/api-contract/problem';
import { requestProblems } from './error-answers.ts';
import { makeSecurityHeaders } from './security-headers.ts';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const readWithinMs = 1000;
const securityHeaders = Object.entries(makeSecurityHeaders()).map(([name, value]) => `${name}: ${value}`);

/**
 * Answers what cannot be read as HTTP. The connection is closed once the answer had its time: closed at once, as the
 * framework does, it is reset for whoever is still sending, and the answer is lost.
 */
export function answerBrokenRequest(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const [code = '', detail = ''] = requestProblems[status] ?? [];
  const body = JSON.stringify({ code, detail } satisfies Problem);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    ...securityHeaders,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), readWithinMs).unref();
}
