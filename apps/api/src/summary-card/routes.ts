import { problem } from '@portal/api-contract/problem';
import { summaryCardOptions, type SummaryCardOptions } from '@portal/api-contract/summary';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { requireCaller } from '../fhir-gateway/caller.ts';
import { patientName } from '../fhir-gateway/gateway.ts';
import type { Portal } from '../portal.ts';
import type { RateLimit } from '../rate-limit.ts';
import { summaryCard } from './summary-card.ts';

/** Nine searches and a page to set, so few. */
const cardsPerMinute = 20;

export async function summaryCardRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  app.get<{ Querystring: SummaryCardOptions }>(
    '/v1/summary/card',
    {
      config: { access: 'bearer' },
      onRequest: async (request: FastifyRequest) => {
        const name = patientName({ caller: requireCaller(request) });
        rateLimit.count(name, portal.settings.patientRatePerMinute);
        rateLimit.count(`card:${name}`, cardsPerMinute);
      },
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
