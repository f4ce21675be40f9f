import type { Problem } from '@portal/api-contract/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { toOperationOutcome } from './operation-outcome.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import { Refusal, unavailable } from './refusal.ts';

export const requestProblems: Record<number, [code: string, detail: string]> = {
  400: ['bad_request', 'The request could not be read.'],
  408: ['timeout', 'The request took too long to arrive.'],
  413: ['too_large', 'The request is too large.'],
  414: ['too_long', 'The address is too long.'],
  415: ['media_type', 'Send this request as JSON.'],
  429: ['too_many_requests', 'Too many attempts. Wait a minute and try again.'],
  431: ['too_long', 'The address or the headers of the request are too long.'],
};

/** Below /r4 a refusal is an OperationOutcome, elsewhere a problem of the api-contract. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendRefusal(new Refusal(404, 'not_found'), request, reply));
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return sendRefusal(toRefusal(error, request), request, reply);
}

function sendRefusal(
  { status, code, detail, headers }: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.code(status).headers(headers).header('cache-control', 'no-store');
  if (/^\/r4(?=[/?]|$)/.test(request.raw.url ?? '')) {
    return reply
      .header('content-type', 'application/fhir+json; charset=utf-8')
      .send(JSON.stringify(toOperationOutcome(status, code, detail)));
  }
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((body: object) => JSON.stringify(body))
    .send({ code, detail } satisfies Problem);
}

function toRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Unavailable) {
    request.log.warn(
      { reqId: request.id, err: error, dependency: error.dependency },
      'a dependency is unavailable',
    );
    return unavailable();
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath }) => instancePath.slice(1) || 'body');
    return new Refusal(400, 'bad_request', `Missing or not valid: ${[...new Set(fields)].join(', ')}.`);
  }
  const [code, detail] = requestProblems[(error as FastifyError).statusCode ?? 500] ?? [];
  if (code) return new Refusal((error as FastifyError).statusCode ?? 500, code, detail);
  request.log.error({ reqId: request.id, err: error }, 'a request failed');
  return new Refusal(500, 'internal');
}
