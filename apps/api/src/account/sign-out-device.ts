import type { DeviceAddress } from '@portal/api-contract/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller } from '../fhir-gateway/caller.ts';
import { endSession } from '../portal-auth/end-session.ts';
import type { Portal } from '../portal.ts';
import { Refusal } from '../refusal.ts';

/** Another person's device is answered like one that does not exist. This device signs out at /v1/auth/revoke. */
export function signOutDevice(portal: Portal) {
  return async (request: FastifyRequest<{ Params: DeviceAddress }>, reply: FastifyReply) => {
    const { sessionId } = requireCaller(request);
    const [session] = await portal.sessions.findOthers(sessionId, request.params.id);
    if (!session) throw new Refusal(404, 'not_found', 'No other device of yours with this id is signed in.');
    await endSession(portal, session, request.id);
    return reply.code(204).send();
  };
}
