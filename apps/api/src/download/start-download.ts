import { randomUUID } from 'node:crypto';
import type { StartedDownload } from '@portal/api-contract/download';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller, requireRecentSignIn } from '../patient-access/caller.ts';
import { toAccess } from '../audit/audit-entry.ts';
import { createRecordReader } from '../patient-access/record-reader.ts';
import { mistakenBy } from '../patient-access/tables/withheld.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { firstState } from './download-state.ts';
import { createDownloadStore } from './download-store.ts';
import { downloadTypes } from './make-part.ts';

/** Types that can be counted without reading them. */
const counted = downloadTypes.filter((type) => Object.hasOwn(mistakenBy, type));

export function startDownload(portal: Portal) {
  const { audit, infra } = portal;
  const store = createDownloadStore(infra.database, infra.secrets);
  const records = createRecordReader(portal);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<StartedDownload> => {
    const caller = requireCaller(request);
    requireRecentSignIn(caller);
    const countAll = counted.map(async (type) => {
      try {
        return (await records.search(type, { _summary: 'count' }, caller)).total ?? 0;
      } catch (error) {
        if (error instanceof Refusal) return 0;
        throw error;
      }
    });
    const counts = await Promise.all(countAll);
    const [id, next] = [randomUUID(), randomUUID()];
    await audit.confirmWrite(toAccess({ caller, requestId: request.id }, 'download-start', undefined, []));
    await store.begin(id, next, firstState(new Date()), caller);
    reply.code(201);
    return { id, next, resources: counts.reduce((sum, count) => sum + count, 1) };
  };
}
