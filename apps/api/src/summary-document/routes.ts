import { problem } from '@portal/api-contract/problem';
import { summaryDocumentRequest, type SummaryDocumentRequest } from '@portal/api-contract/summary';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createPatientRoute } from '../portal/patient-route.ts';
import type { Portal } from '../portal/portal.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { summaryScope } from './summary-scope.ts';
import { summaryDocument } from './summary-document.ts';
import { createSummarySigner } from './summary-signer.ts';

/** Nine searches each. */
const documentsPerMinute = 20;

export async function summaryDocumentRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  const { clinic, summaryKeys } = portal.settings;
  const signer = await createSummarySigner(summaryKeys, clinic.organizationId);

  app.post<{ Body: SummaryDocumentRequest }>(
    '/v1/summary/document',
    {
      ...createPatientRoute({ portal, rateLimit })(summaryScope, {
        name: 'summary',
        perMinute: documentsPerMinute,
      }),
      schema: {
        tags: ['summary'],
        summary: 'The patient’s health summary, signed by the hospital',
        body: summaryDocumentRequest,
        response: {
          200: {
            description: 'An International Patient Summary',
            content: { 'application/fhir+json': { schema: z.string() } },
          },
          400: problem,
          401: problem,
          403: problem,
          429: problem,
          503: problem,
        },
      },
    },
    summaryDocument(portal, signer),
  );

  app.get(
    '/.well-known/jwks.json',
    {
      config: { access: 'public' },
      schema: {
        tags: ['summary'],
        summary: 'The public keys that shared summaries are signed with',
        response: { 200: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }) },
      },
    },
    async (_request, reply) =>
      reply
        .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' })
        .send(signer.keySet),
  );
}
