import { problem } from '@portal/api-contract/problem';
import {
  type ReportAddress,
  type ReportOptions,
  reportAddress,
  reportOptions,
} from '@portal/api-contract/report';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createPatientRoute } from '../portal/patient-route.ts';
import type { Portal } from '../portal/portal.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { reportPdf } from './report-pdf.ts';

/** Setting one costs as much as a hundred other calls; a patient who looks at every report of a year stays below this. */
const pdfsPerMinute = 60;

export async function reportRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  app.get<{ Params: ReportAddress; Querystring: ReportOptions }>(
    '/v1/reports/:id/pdf',
    {
      ...createPatientRoute({ portal, rateLimit })(['DiagnosticReport.r'], {
        name: 'pdf',
        perMinute: pdfsPerMinute,
      }),
      schema: {
        tags: ['reports'],
        summary: 'A report as a PDF: the laboratory’s own, or else one that is set from the record',
        params: reportAddress,
        querystring: reportOptions,
        response: {
          200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
          400: problem,
          401: problem,
          403: problem,
          404: problem,
          429: problem,
          503: problem,
        },
      },
    },
    reportPdf(portal),
  );
}
