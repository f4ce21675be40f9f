import type { ShareAddress } from '@portal/api-contract/sharing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller } from '../patient-access/caller.ts';
import { toAccess } from '../audit/audit-entry.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { createShareStore } from './share-store.ts';

/** Another patient's link is answered like one that does not exist. One that has ended may be revoked again. */
export function revokeShare({ audit, infra }: Portal) {
  const store = createShareStore(infra.database);

  return async (request: FastifyRequest<{ Params: ShareAddress }>, reply: FastifyReply) => {
    const caller = requireCaller(request);
    const { id } = request.params;
    if (!(await store.revoke(id, caller.patientId)))
      throw new Refusal(404, 'not_found', 'No link of yours has this id.');
    audit.noteRead(toAccess({ caller, requestId: request.id }, 'share-revoke', undefined, []));
    return reply.code(204).send();
  };
}
