import {
  type DownloadAddress,
  downloadAddress,
  type DownloadPartAddress,
  downloadPartAddress,
  startedDownload,
} from '@portal/api-contract/download';
import { problem } from '@portal/api-contract/problem';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createPatientRoute } from '../portal/patient-route.ts';
import type { Portal } from '../portal/portal.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { endDownload } from './end-download.ts';
import { getPart } from './get-part.ts';
import { startDownload } from './start-download.ts';

/** A part costs as much as a few dozen other calls, and takes a second or two: nobody needs more one after the other. */
const partsPerMinute = 240;
const startsPerMinute = 6;
const tags = ['download'];
const refusals = { 400: problem, 401: problem, 403: problem, 429: problem, 503: problem };

export async function downloadRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  const patients = createPatientRoute({ portal, rateLimit });
  const limited = (name: string, perMinute: number) => patients('any', { name, perMinute });

  app.post(
    '/v1/downloads',
    {
      ...limited('download', startsPerMinute),
      schema: {
        tags,
        summary: 'Begin to download the whole record; one that was begun before ends',
        response: { 201: startedDownload, ...refusals },
      },
    },
    startDownload(portal),
  );
  app.get<{ Params: DownloadPartAddress }>(
    '/v1/downloads/:id/parts/:part',
    {
      ...limited('download-part', partsPerMinute),
      schema: {
        tags,
        summary: 'The next part of a zip file; the parts in their order are the file',
        params: downloadPartAddress,
        response: {
          200: { description: 'Bytes', content: { 'application/octet-stream': { schema: z.string() } } },
          404: problem,
          ...refusals,
        },
      },
    },
    getPart(portal),
  );
  app.delete<{ Params: DownloadAddress }>(
    '/v1/downloads/:id',
    {
      ...limited('download-end', startsPerMinute),
      schema: {
        tags,
        summary: 'End a download: it is whole, or not wanted any more',
        params: downloadAddress,
        response: { 204: z.void(), 404: problem, ...refusals },
      },
    },
    endDownload(portal),
  );
}
