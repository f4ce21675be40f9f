import type { ShareList } from '@portal/api-contract/sharing';
import type { FastifyRequest } from 'fastify';
import { requireCaller } from '../patient-access/caller.ts';
import type { Portal } from '../portal/portal.ts';
import { createShareStore } from './share-store.ts';

export function listShares({ infra }: Portal) {
  const store = createShareStore(infra.database);
  return async (request: FastifyRequest): Promise<ShareList> => ({
    shares: await store.list(requireCaller(request).patientId),
  });
}
