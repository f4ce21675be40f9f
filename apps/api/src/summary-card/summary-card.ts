import type { SummaryCardOptions } from '@portal/api-contract/summary';
import { readSummary } from '@portal/clinical-domain/summary/read-summary';
import { usualChoice } from '@portal/clinical-domain/summary/summary-record';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller, type Caller } from '../patient-access/caller.ts';
import { toAccess, toFailure } from '../audit/audit-entry.ts';
import { fileHeaders } from '../http/file-headers.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { makeDocument } from '../summary-document/make-document.ts';
import { cardPage } from './card-page.ts';

type Asked = FastifyRequest<{ Querystring: SummaryCardOptions }>;

/** One page from the record as it is now. A code is drawn onto it by the patient's browser, which the key never leaves. */
export function summaryCard(portal: Portal) {
  const { audit, infra } = portal;

  async function makeCard(caller: Caller, { codeUntil, ...wanted }: SummaryCardOptions): Promise<Buffer> {
    if (!infra.pdfRenderer) throw new Unavailable('pdf renderer');
    const { document, at, clinic, view } = await makeDocument(portal, caller, {
      ...wanted,
      choice: usualChoice,
    });
    const summary = readSummary(document, view);
    if (!summary) throw new Error('The summary that was just made cannot be read.');
    return infra.pdfRenderer.renderPdf(
      cardPage(summary, {
        clinic,
        at,
        view,
        codeUntil: codeUntil === undefined ? undefined : new Date(codeUntil),
      }),
    );
  }

  return async (request: Asked, reply: FastifyReply) => {
    const context = { caller: requireCaller(request), requestId: request.id };
    const attempt = { interaction: 'read', type: 'Composition' };
    let pdf: Buffer;
    try {
      pdf = await makeCard(context.caller, request.query);
    } catch (error) {
      audit.noteRead(toFailure(context, attempt, error));
      if (!(error instanceof Unavailable && error.dependency === 'pdf renderer')) throw error;
      request.log.warn({ reqId: request.id, err: error }, 'a card was not rendered');
      throw new Refusal(
        503,
        'card_unavailable',
        'The card cannot be made at the moment. Try again in a minute.',
        {
          'retry-after': '30',
        },
      );
    }
    audit.noteRead(toAccess(context, attempt.interaction, attempt.type, []));
    return reply.headers({ ...fileHeaders('health-card.pdf'), 'content-type': 'application/pdf' }).send(pdf);
  };
}
