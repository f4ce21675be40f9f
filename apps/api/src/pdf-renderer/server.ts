import type { FastifyError, FastifyInstance } from 'fastify';
import { createInternalServer, knowsSecret } from '../infra/internal-server.ts';
import type { Logger } from '../infra/logger.ts';
import { Busy, createBoundedQueue } from './bounded-queue.ts';
import type { Printer } from './printer.ts';
import type { PdfRendererSettings } from './settings.ts';

const limits = { bodyLimit: 2 * 1024 * 1024, requestTimeout: 10_000 };
const health = '/healthz';

/** `POST /pdf` with a page of HTML answers that page as a PDF, to whoever knows the secret. */
export function createPdfRenderer(
  settings: Pick<PdfRendererSettings, 'secrets' | 'atOnce' | 'waiting'> &
    Partial<Pick<PdfRendererSettings, 'tls'>>,
  printer: Pick<Printer, 'print' | 'check'>,
  log: Logger,
): FastifyInstance {
  const queue = createBoundedQueue(settings);
  const server = createInternalServer(log, { ...limits, tls: settings.tls });
  server.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, page: string) => page);
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === health || knowsSecret(request, settings.secrets)) return;
    return reply.code(401).send('The secret is missing or wrong.');
  });
  server.get(health, async () => {
    await printer.check();
    return 'ok';
  });
  server.post<{ Body: string | undefined }>('/pdf', async ({ body: page = '' }, reply) => {
    // Whoever asked may have gone while it waited in the queue.
    const pdf = await queue.run(async () => (reply.raw.destroyed ? undefined : printer.print(page)));
    return pdf ? reply.type('application/pdf').send(pdf) : reply.hijack();
  });
  server.setNotFoundHandler((_request, reply) => reply.code(404).send('Not found.'));
  server.setErrorHandler((err: FastifyError, _request, reply) => {
    if (err instanceof Busy)
      return reply.code(503).header('retry-after', '5').send('Too many pages wait already.');
    if (err.statusCode === 413) return reply.code(413).send('The page is too large.');
    log.error({ err }, 'a page was not rendered');
    return reply.code(500).send('The page was not rendered.');
  });
  return server;
}
