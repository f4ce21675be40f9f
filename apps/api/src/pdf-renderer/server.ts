import { createHash, timingSafeEqual } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { Logger } from '../infra/logger.ts';
import { Busy, createPlaces } from './places.ts';
import type { Printer } from './printer.ts';
import type { PdfRendererSettings } from './settings.ts';

const largestPageBytes = 2 * 1024 * 1024;

class TooLarge extends Error {}

/** `POST /pdf` with a page of HTML answers that page as a PDF, to whoever knows the secret. */
export function createPdfRenderer(
  settings: Pick<PdfRendererSettings, 'secret' | 'atOnce' | 'waiting'>,
  printer: Pick<Printer, 'print' | 'check'>,
  log: Logger,
): Server {
  const places = createPlaces(settings);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'GET' && request.url === '/healthz') {
      await printer.check();
      return send(response, 200, 'ok');
    }
    if (!knowsSecret(request, settings.secret)) return send(response, 401, 'The secret is missing or wrong.');
    if (request.method !== 'POST' || request.url !== '/pdf') return send(response, 404, 'Not found.');
    const page = await readPage(request);
    // Whoever asked may have gone while it waited for a place.
    const pdf = await places.take(async () => (response.destroyed ? undefined : printer.print(page)));
    if (!pdf) return undefined;
    return response
      .writeHead(200, { 'content-type': 'application/pdf', 'content-length': pdf.length })
      .end(pdf);
  }

  return createServer({ requestTimeout: 10_000 }, (request, response) => {
    answer(request, response).catch((err: unknown) => {
      if (err instanceof Busy) return send(response, 503, 'All places are taken.', { 'retry-after': '5' });
      if (err instanceof TooLarge) return send(response, 413, 'The page is too large.');
      log.error({ err }, 'a page was not rendered');
      return send(response, 500, 'The page was not rendered.');
    });
  });
}

function send(response: ServerResponse, status: number, words: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(words);
}

function knowsSecret({ headers }: IncomingMessage, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${secret}`));
}

async function readPage(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestPageBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
