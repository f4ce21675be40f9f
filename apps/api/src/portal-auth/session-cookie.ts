import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetimeSeconds } from '../sessions/session-store.ts';

/** The prefix binds the cookie to this host, this scheme and the path `/` (RFC 6265bis, 4.1.3.2). */
const sessionCookie = '__Host-portal-session';

const attributes = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;

export function createHandle(): string {
  return randomBytes(32).toString('base64url');
}

export function findHandle(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookie];
}

export function setSessionCookie(reply: FastifyReply, handle: string) {
  reply.setCookie(sessionCookie, handle, { ...attributes, maxAge: sessionLifetimeSeconds });
}

export function clearSessionCookie(reply: FastifyReply) {
  reply.clearCookie(sessionCookie, attributes);
}
