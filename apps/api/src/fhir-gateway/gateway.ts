import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal.ts';
import { requireCaller } from './caller.ts';
import { decide } from './decide.ts';
import { forward } from './forward.ts';
import { parseRequest } from './parse-request.ts';
import { rewrite } from './rewrite.ts';

/** One call of a patient's app to the clinical record: parse, decide, forward, rewrite. */
export function gateway({ settings, infra }: Portal) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = requireCaller(request);
    const allowed = decide(parseRequest(request.method, request.raw.url ?? ''), caller);
    const answer = await forward(infra.records, allowed);
    reply.header('content-type', 'application/fhir+json; charset=utf-8');
    return reply.send(JSON.stringify(rewrite(answer, allowed, caller, settings.fhirBase)));
  };
}
