import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimit } from '../limits/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { limitsOf } from './body-limits.ts';
import { type BodyLimits, createBodyScanner, tooLarge } from './body-scanner.ts';
import { requireCaller } from './caller.ts';
import { parseStrictJson } from './strict-json.ts';

/** A body as it came: JSON, the fields of a form, or of a kind that no interaction takes. */
export type Body = { kind: 'json'; value: unknown } | { kind: 'form'; text: string } | { kind: 'unreadable' };

/** From this size on a body may cost milliseconds to parse and to judge. */
const largeBytes = 8 * 1024;

type Limits = { uploadLimitBytes: number; patientBytesPerMinute: number };

/**
 * JSON and forms are read, as they are: what is packed stays packed and is refused. Nothing else is read at all. JSON is
 * looked at while it arrives (body-scanner.ts), so that what is too large or too dense is never kept and never parsed.
 */
export function readBodies(app: FastifyInstance, limits: Limits, rateLimit: RateLimit) {
  app.removeAllContentTypeParsers();
  const nextLoop = createLoopQueue();
  app.addContentTypeParser(
    ['application/fhir+json', 'application/json'],
    async (request: FastifyRequest, payload: IncomingMessage): Promise<Body> => {
      refusePacked(request.headers['content-encoding']);
      const body = await readJson(request, payload, limits, rateLimit);
      if (body.length >= largeBytes) await nextLoop();
      return { kind: 'json', value: parseStrictJson(body) };
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: 16 * 1024 },
    async ({ headers }: FastifyRequest, body: Buffer): Promise<Body> => {
      refusePacked(headers['content-encoding']);
      return { kind: 'form', text: body.toString('latin1') };
    },
  );
  app.addContentTypeParser('*', (_request, _payload, done) =>
    done(null, { kind: 'unreadable' } satisfies Body),
  );
}

async function readJson(
  request: FastifyRequest,
  payload: IncomingMessage,
  { uploadLimitBytes, patientBytesPerMinute }: Limits,
  rateLimit: RateLimit,
): Promise<Buffer> {
  const { method, headers, raw } = request;
  const limits = limitsOf(method, raw.url ?? '', uploadLimitBytes);
  const mostHeard = sumOf(limitsOf('PUT', '/r4/Binary/', uploadLimitBytes));
  const name = `bytes:${requireCaller(request).patientId}`;
  const count = (bytes: number) => rateLimit.count(name, patientBytesPerMinute, bytes);
  const announced = headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
  if (announced !== undefined) count(announced);
  if ((announced ?? 0) > mostHeard) throw tooLarge();
  const scan = createBodyScanner(limits);
  const chunks: Buffer[] = [];
  let length = 0;
  let refusal = (announced ?? 0) > sumOf(limits) ? tooLarge() : undefined;
  try {
    // Ended early, an iterator would destroy the connection before the refusal is sent.
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (announced === undefined) count(chunk.length);
      if (length > mostHeard) throw refusal ?? tooLarge();
      // What is refused is thrown away as it comes: who is still sending would not hear the refusal.
      refusal ??= findRefusal(scan, chunk);
      if (refusal) chunks.length = 0;
      else chunks.push(chunk);
    }
  } catch (error) {
    payload.resume();
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'bad_request', 'The request could not be read.');
  }
  if (refusal) throw refusal;
  return Buffer.concat(chunks);
}

/** One large body in each turn of the event loop: small calls in between wait for one of them, not for all. */
function createLoopQueue(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => setImmediate()));
}

const sumOf = ({ bytes, file }: BodyLimits) => bytes + (file?.bytes ?? 0);

function findRefusal(scan: (chunk: Buffer) => void, chunk: Buffer): Refusal | undefined {
  try {
    scan(chunk);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function refusePacked(encoding: unknown) {
  if (encoding !== undefined && encoding !== 'identity') {
    throw new Refusal(415, 'packed_body', 'Send the body without content-encoding.');
  }
}
