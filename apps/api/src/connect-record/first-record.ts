import type { FastifyRequest } from 'fastify';
import { requireSession } from '../account/require-session.ts';
import { Refusal } from '../http/refusal.ts';
import { requireCaller, requireRecentSignIn } from '../patient-access/caller.ts';
import type { Portal } from '../portal/portal.ts';
import type { Session } from '../sessions/session-store.ts';

/** An account still has the record that it got with its registration: nobody has connected it to another. */
export const hasFirstRecord = ({ subject, patientId }: Pick<Session, 'subject' | 'patientId'>) =>
  patientId === subject;

/** That somebody has just signed in and the account is connected to nothing. @throws Refusal */
export function checkFirstRecord(portal: Portal, request: FastifyRequest, session: Session) {
  if (!portal.infra.identity.nameRecord)
    throw new Refusal(404, 'not_offered', 'Ask the clinic to connect your record.');
  requireRecentSignIn(requireCaller(request));
  if (!hasFirstRecord(session))
    throw new Refusal(409, 'already_connected', 'Your account is connected to a record already.');
}

/** The session of whom that is true. @throws Refusal */
export async function requireFirstRecord(portal: Portal, request: FastifyRequest): Promise<Session> {
  const session = await requireSession(portal, request);
  checkFirstRecord(portal, request, session);
  return session;
}
