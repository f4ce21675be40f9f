import type { DeviceAddress } from '@portal/api-contract/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller, requireRecentSignIn } from '../patient-access/caller.ts';
import { endSession } from '../portal-auth/end-session.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';

/** Another person's device is answered like one that does not exist. This device signs out at /v1/auth/revoke. */
export function signOutDevice(portal: Portal) {
  return async (request: FastifyRequest<{ Params: DeviceAddress }>, reply: FastifyReply) => {
    const caller = requireCaller(request);
    requireRecentSignIn(caller);
    const [session] = await portal.sessions.findOthers(caller.sessionId, request.params.id);
    if (!session) throw new Refusal(404, 'not_found', 'No other device of yours with this id is signed in.');
    await endSession(portal, session, request);
    return reply.code(204).send();
  };
}
