import type { RecordsClient } from '@portal/fhir-queries/records-client';
import type { Bundle } from 'fhir/r4';
import { Refusal } from '../http/refusal.ts';
import type { RecordAccess } from './record-access.ts';
import { askRecords } from './ask-records.ts';
import type { Caller } from './caller.ts';
import { decide } from './decide.ts';
import { parseBundle } from './parse-bundle.ts';
import { rewrite } from './rewrite.ts';

/**
 * The queries that the web app makes, made by the portal's own endpoints. Every part of a batch is parsed, decided and
 * looked through as for a call to /r4; it may only read and search.
 */
export function createInnerClient(
  { infra, settings, hideReferences }: RecordAccess,
  caller: Caller,
): Pick<RecordsClient, 'post'> {
  return {
    async post(_path, body) {
      const { entries } = parseBundle(body);
      const answers = await Promise.all(
        entries.map(async (request) => {
          if (request instanceof Refusal) throw request;
          const allowed = decide(request, caller);
          if (allowed.interaction !== 'read' && allowed.interaction !== 'search-type')
            throw new Error('Only reads and searches are made here.');
          return rewrite(
            await askRecords(infra.records, allowed, caller),
            allowed,
            caller,
            settings.fhirBase,
          );
        }),
      );
      const answer: Bundle = {
        resourceType: 'Bundle',
        type: 'batch-response',
        entry: answers.map((resource) => ({ resource, response: { status: '200' } })),
      };
      return hideReferences(answer, caller);
    },
  };
}
