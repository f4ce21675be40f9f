import type { DownloadAddress } from '@portal/api-contract/download';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller } from '../patient-access/caller.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { createDownloadStore } from './download-store.ts';

/** It is whole at the patient's, or not wanted any more. */
export function endDownload({ infra }: Portal) {
  const store = createDownloadStore(infra.database, infra.secrets);
  return async (request: FastifyRequest<{ Params: DownloadAddress }>, reply: FastifyReply) => {
    const isGone = await store.forget(request.params.id, requireCaller(request));
    if (!isGone) throw new Refusal(404, 'not_found');
    return reply.code(204).send();
  };
}
