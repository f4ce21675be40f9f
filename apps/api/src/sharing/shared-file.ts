import type { FileAddress } from '@portal/api-contract/sharing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal/portal.ts';
import { createFileTickets } from './file-tickets.ts';
import { createCurrentCheck } from './current-check.ts';
import { createShareStore } from './share-store.ts';
import { noSuchShare } from './shared-manifest.ts';

/** The encrypted file itself; a link that was revoked meanwhile has none. */
export function sharedFile({ infra }: Portal) {
  const store = createShareStore(infra.database);
  const isCurrent = createCurrentCheck(infra);
  const tickets = createFileTickets(infra.secrets);

  return async (request: FastifyRequest<{ Params: FileAddress }>, reply: FastifyReply) => {
    const id = tickets.findShareId(request.params.ticket);
    const share = id === undefined ? undefined : await store.findLiveById(id);
    if (!share || !(await isCurrent(share))) throw noSuchShare();
    return reply.header('content-type', 'application/jose').send(share.payload);
  };
}
