import { randomUUID } from 'node:crypto';
import { type DownloadPartAddress, downloadHeaders } from '@portal/api-contract/download';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileHeaders } from '../file-headers.ts';
import { requireCaller } from '../fhir-gateway/caller.ts';
import { toAccess } from '../fhir-gateway/note.ts';
import { createRecordReader } from '../fhir-gateway/record-reader.ts';
import { createPreferenceStore } from '../notices/preference-store.ts';
import type { Portal } from '../portal.ts';
import { Refusal } from '../refusal.ts';
import { countResources } from './download-state.ts';
import { createDownloadStore } from './download-store.ts';
import { makePart } from './make-part.ts';

export function getPart(portal: Portal) {
  const { audit, infra, settings } = portal;
  const store = createDownloadStore(infra.database, infra.secrets);
  const sources = {
    records: createRecordReader(portal),
    audit,
    preferences: createPreferenceStore(infra.database),
    fhirBase: settings.fhirBase,
    clinic: settings.clinic,
  };

  return async (request: FastifyRequest<{ Params: DownloadPartAddress }>, reply: FastifyReply) => {
    const { id, part } = request.params;
    const caller = requireCaller(request);
    const found = await store.find(id, part, caller);
    if (!found) throw new Refusal(404, 'not_found');
    const { bytes, after, isLast } = await makePart(sources, found.state, caller);
    const next = randomUUID();
    if (!isLast) await store.goOn(id, part, next, after, caller);
    else if (await store.markEnded(id))
      await audit.confirmWrite(toAccess({ caller, requestId: request.id }, 'download-end', undefined, []));
    return reply
      .headers({
        ...fileHeaders('health-record.zip.part'),
        'content-type': 'application/octet-stream',
        ...(isLast ? {} : { [downloadHeaders.next]: next }),
        [downloadHeaders.resources]: String(countResources(after)),
        [downloadHeaders.files]: String(after.files.length),
        [downloadHeaders.filesKnown]: String(after.files.length + after.waiting.length),
      })
      .send(bytes);
  };
}
