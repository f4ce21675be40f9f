import { randomUUID } from 'node:crypto';
import { type DownloadPartAddress, downloadHeaders } from '@portal/api-contract/download';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createContactStore } from '../contacts/contact-store.ts';
import { fileHeaders } from '../http/file-headers.ts';
import { requireCaller } from '../patient-access/caller.ts';
import { toAccess } from '../audit/audit-entry.ts';
import { hasWithheldSince } from '../patient-access/withheld-since.ts';
import { createRecordReader } from '../patient-access/record-reader.ts';
import { createPreferenceStore } from '../notifications/preference-store.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
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
    contacts: createContactStore(infra.database, settings),
    fhirBase: settings.fhirBase,
    clinic: settings.clinic,
  };

  return async (request: FastifyRequest<{ Params: DownloadPartAddress }>, reply: FastifyReply) => {
    const { id, part } = request.params;
    const caller = requireCaller(request);
    const found = await store.find(id, part, caller);
    if (!found) throw new Refusal(404, 'not_found');
    // Parts that were handed out may tell of it. The browser saves nothing before the last one, and begins anew.
    if (await hasWithheldSince(infra.records, caller.patientId, new Date(found.state.startedAt))) {
      await store.forget(id, caller);
      throw new Refusal(404, 'not_found');
    }
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
