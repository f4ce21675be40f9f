import type { NoticePreferences } from '@portal/api-contract/notices';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller } from '../fhir-gateway/caller.ts';
import { toAccess } from '../fhir-gateway/note.ts';
import type { Portal } from '../portal.ts';
import { createPreferenceStore } from './preference-store.ts';

export function putPreferences({ infra, audit }: Portal) {
  const store = createPreferenceStore(infra.database);
  return async (request: FastifyRequest<{ Body: NoticePreferences }>, reply: FastifyReply) => {
    const caller = requireCaller(request);
    await audit.confirmWrite(
      toAccess({ caller, requestId: request.id }, 'notice-preferences', undefined, []),
    );
    await store.save(caller.patientId, request.body);
    return reply.code(204).send();
  };
}
