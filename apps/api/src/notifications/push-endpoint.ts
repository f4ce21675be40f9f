import type { PushEndpoint } from '@portal/api-contract/notifications';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller } from '../patient-access/caller.ts';
import { toAccess } from '../audit/audit-entry.ts';
import type { Providers } from '../infra/provider-settings.ts';
import { isPushService } from '../infra/push-client.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { createPushEndpointStore } from './push-endpoint-store.ts';

/** This browser or phone takes push messages, until its session ends. */
export function putPushEndpoint({ infra, settings, audit }: Portal) {
  const store = createPushEndpointStore(infra.database);
  const { providers } = settings;
  return async (request: FastifyRequest<{ Body: PushEndpoint }>, reply: FastifyReply) => {
    const caller = requireCaller(request);
    requireOffered(request.body, providers);
    await audit.confirmWrite(toAccess({ caller, requestId: request.id }, 'push-endpoint', undefined, []));
    await store.save(caller, request.body);
    return reply.code(204).send();
  };
}

function requireOffered(body: PushEndpoint, { push, ...phones }: Providers) {
  const service = 'service' in body ? phones[body.service] : push;
  if (!service) throw new Refusal(404, 'not_offered', 'This clinic sends no push messages.');
  if ('endpoint' in body && !isPushService(body.endpoint, push?.services ?? []))
    throw new Refusal(400, 'unknown_push_service', 'This browser’s push service is not supported.');
}

export function deletePushEndpoint({ infra }: Portal) {
  const store = createPushEndpointStore(infra.database);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await store.forget(requireCaller(request).sessionId);
    return reply.code(204).send();
  };
}
