import type { SummaryDocumentRequest } from '@portal/api-contract/summary';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller } from '../patient-access/caller.ts';
import { toAccess, toFailure } from '../audit/audit-entry.ts';
import type { Portal } from '../portal/portal.ts';
import { makeDocument } from './make-document.ts';
import type { SummarySigner } from './summary-signer.ts';

/**
 * The summary for the patient's app, which encrypts it and shares it. It is made here and not in the app, because the
 * hospital signs only what it has read from its own record.
 */
export function summaryDocument(portal: Portal, signer: SummarySigner) {
  const { audit } = portal;

  return async (request: FastifyRequest<{ Body: SummaryDocumentRequest }>, reply: FastifyReply) => {
    const context = { caller: requireCaller(request), requestId: request.id };
    const attempt = { interaction: 'read', type: 'Composition' };
    try {
      const { document, at } = await makeDocument(portal, context.caller, request.body);
      const signed = await signer.sign(document, at);
      audit.noteRead(toAccess(context, attempt.interaction, attempt.type, []));
      return await reply.type('application/fhir+json').send(JSON.stringify(signed));
    } catch (error) {
      audit.noteRead(toFailure(context, attempt, error));
      throw error;
    }
  };
}
