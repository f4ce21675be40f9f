import type { FastifyRequest } from 'fastify';
import { requireSession } from '../account/require-session.ts';
import { Refusal } from '../http/refusal.ts';
import { requireCaller, requireRecentSignIn } from '../patient-access/caller.ts';
import type { Portal } from '../portal/portal.ts';
import type { Session } from '../sessions/session-store.ts';

/** An account still has the record that it got with its registration: nobody has connected it to another. */
export const hasFirstRecord = ({ subject, patientId }: Pick<Session, 'subject' | 'patientId'>) =>
  patientId === subject;

/** The session of somebody who has just signed in and whose account is connected to nothing. @throws Refusal */
export async function requireFirstRecord(portal: Portal, request: FastifyRequest): Promise<Session> {
  if (!portal.infra.identity.nameRecord)
    throw new Refusal(404, 'not_offered', 'Ask the clinic to connect your record.');
  requireRecentSignIn(requireCaller(request));
  const session = await requireSession(portal, request);
  if (!hasFirstRecord(session))
    throw new Refusal(409, 'already_connected', 'Your account is connected to a record already.');
  return session;
}
