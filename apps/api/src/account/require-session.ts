import type { FastifyRequest } from 'fastify';
import { requireCaller } from '../patient-access/caller.ts';
import type { Session } from '../sessions/session-store.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';

/** The session of the call, with its tokens. @throws Refusal 401 where it ended meanwhile */
export async function requireSession(
  { sessions }: Pick<Portal, 'sessions'>,
  request: FastifyRequest,
): Promise<Session> {
  const session = await sessions.findById(requireCaller(request).sessionId);
  if (!session) throw new Refusal(401, 'invalid_token', 'This sign-in has ended. Sign in again.');
  return session;
}
