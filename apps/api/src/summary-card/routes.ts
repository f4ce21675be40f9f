import { problem } from '@portal/api-contract/problem';
import { summaryCardOptions, type SummaryCardOptions } from '@portal/api-contract/summary';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createPatientRoute } from '../portal/patient-route.ts';
import type { Portal } from '../portal/portal.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { summaryCard } from './summary-card.ts';
import { summaryScope } from '../summary-document/summary-scope.ts';

/** Nine searches and a page to set, so few. */
const cardsPerMinute = 20;
export async function summaryCardRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  app.get<{ Querystring: SummaryCardOptions }>(
    '/v1/summary/card',
    {
      ...createPatientRoute({ portal, rateLimit })(summaryScope, { name: 'card', perMinute: cardsPerMinute }),
      schema: {
        tags: ['summary'],
        summary: 'The patient’s health summary on one page, as a PDF',
        querystring: summaryCardOptions,
        response: {
          200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
          400: problem,
          401: problem,
          403: problem,
          429: problem,
          503: problem,
        },
      },
    },
    summaryCard(portal),
  );
}
