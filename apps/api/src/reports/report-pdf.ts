import type { ReportAddress, ReportOptions } from '@portal/api-contract/report';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileHeaders } from '../http/file-headers.ts';
import { requireCaller } from '../patient-access/caller.ts';
import { toAccess, toFailure } from '../audit/audit-entry.ts';
import { createRecordReader } from '../patient-access/record-reader.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { clinicOf } from './clinic-of.ts';
import { findLabFile } from './lab-file.ts';
import { readReportSheet, requireReport } from './read-report-sheet.ts';
import { reportPage } from './report-page.ts';

type Asked = FastifyRequest<{ Params: ReportAddress; Querystring: ReportOptions }>;

/** The laboratory's own file where the report has one; else the report is rendered. It counts as a read of the report. */
export function reportPdf(portal: Portal) {
  const { audit, infra, settings } = portal;
  const records = createRecordReader(portal);

  async function makePdf(
    { params, query }: Asked,
    caller: ReturnType<typeof requireCaller>,
  ): Promise<Buffer> {
    const { language = 'en' } = query;
    const report = await requireReport(records, params.id, caller);
    const labFile = await findLabFile(records, report, language, caller);
    if (labFile) return labFile;
    if (!infra.pdfRenderer) throw new Unavailable('pdf renderer');
    const sheet = await readReportSheet(records, report, caller, clinicOf(settings.clinic, query));
    return infra.pdfRenderer.renderPdf(reportPage(sheet));
  }

  return async (request: Asked, reply: FastifyReply) => {
    const context = { caller: requireCaller(request), requestId: request.id };
    const { id } = request.params;
    let pdf: Buffer;
    try {
      pdf = await makePdf(request, context.caller);
    } catch (error) {
      audit.noteRead(toFailure(context, { interaction: 'read', type: 'DiagnosticReport', id }, error));
      if (!(error instanceof Unavailable && error.dependency === 'pdf renderer')) throw error;
      request.log.warn({ reqId: request.id, err: error }, 'a report was not rendered');
      throw reportUnavailable();
    }
    audit.noteRead(toAccess(context, 'read', 'DiagnosticReport', [id]));
    return reply.headers({ ...fileHeaders(`report-${id}.pdf`), 'content-type': 'application/pdf' }).send(pdf);
  };
}

function reportUnavailable(): Refusal {
  return new Refusal(
    503,
    'report_unavailable',
    'The report cannot be made into a PDF at the moment. Try again in a minute.',
    { 'retry-after': '30' },
  );
}
