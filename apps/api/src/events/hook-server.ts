import { createHash, timingSafeEqual } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { Resource } from 'fhir/r4';
import { isResource } from '../records/is-resource.ts';
import type { Logger } from '../infra/logger.ts';

const largestBytes = 32 * 1024 * 1024;

class TooLarge extends Error {}

/**
 * Where the records server tells of a change: `PUT /{type}/{id}`, with the resource, to whoever knows the secret. On a port
 * of its own, which the public proxy does not know.
 */
export function createHookServer(
  secret: string,
  onChanged: (resource: Resource) => Promise<void>,
  log: Logger,
): Server {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!knowsSecret(request, secret)) return send(response, 401);
    if (request.method !== 'PUT' && request.method !== 'POST') return send(response, 405);
    const resource: unknown = JSON.parse(await readBody(request));
    if (!isResource(resource)) return send(response, 400);
    await onChanged(resource);
    return send(response, 200);
  }

  return createServer({ requestTimeout: 30_000 }, (request, response) => {
    answer(request, response).catch((err: unknown) => {
      if (err instanceof SyntaxError) return send(response, 400);
      if (err instanceof TooLarge) return send(response, 413);
      log.error({ err }, 'a change was not taken');
      return send(response, 500);
    });
  });
}

function send(response: ServerResponse, status: number) {
  response.writeHead(status).end();
}

function knowsSecret({ headers }: IncomingMessage, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${secret}`));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
