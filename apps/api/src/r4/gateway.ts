import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bundle, Resource } from 'fhir/r4';
import { createBooking } from '../booking/booking.ts';
import { answerError } from '../http/error-answers.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import type { Portal } from '../portal/portal.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import type { Answer } from './answer.ts';
import { answerBundle } from './bundle.ts';
import { rateLimitKey, requireCaller } from '../patient-access/caller.ts';
import type { Context } from '../patient-access/context.ts';
import { decide } from '../patient-access/decide.ts';
import { findPhotoOwner } from './directory-photo.ts';
import { type Attempt, toAccess, toFailure } from '../audit/audit-entry.ts';
import { parseBundle } from '../patient-access/parse-bundle.ts';
import { type Extras, type FhirRequest, getJson, parseRequest } from '../patient-access/parse-request.ts';
import type { Body } from '../patient-access/read-body.ts';
import { type ReadRequest, createReader } from './read.ts';
import { createWriter } from './write.ts';

const baseAddress = /^\/r4\/?(\?|$)/;

/** One call of a patient's app to the clinical record: parse, decide, forward, rewrite, audit. */
export function gateway(portal: Portal, rateLimit: RateLimit) {
  const { audit, settings, hideReferences } = portal;
  const booking = createBooking(portal);
  const reader = createReader(portal, booking);
  const writer = createWriter(portal, booking);

  async function read(request: ReadRequest, context: Context): Promise<Answer> {
    const answer = await reader(request, context);
    const doctor = findPhotoOwner(answer.body);
    audit.noteRead(
      doctor === undefined
        ? toAccess(context, request.interaction, request.type, idsOf(answer.body))
        : toAccess(context, request.interaction, 'Practitioner', [doctor]),
    );
    return answer;
  }

  async function answerSingle(request: FhirRequest, context: Context): Promise<Answer> {
    const allowed = decide(request, context.caller);
    switch (allowed.interaction) {
      case 'update': {
        if (allowed.type === 'Appointment') return writer.cancel(allowed, context);
        const [answer] = await writer.write([allowed], context);
        if (!answer) throw new Unavailable('records');
        return answer;
      }
      case 'mark-read':
        return writer.markRead(allowed, context);
      case 'book':
        throw new Refusal(403, 'not_allowed', 'Patients cannot do this here.');
      default:
        return read(allowed, context);
    }
  }

  /** Who is sent away for asking too often is not listed. */
  function noteFailure(attempt: Attempt | undefined, context: Context, error: unknown) {
    const isFlood = error instanceof Refusal && error.status === 429;
    if (!isFlood) audit.noteRead(toFailure(context, attempt ?? notUnderstood, error));
  }

  async function answerBundleCall({ raw, headers, body }: FastifyRequest, context: Context): Promise<Answer> {
    if (raw.url?.includes('?') || headers['if-match'] !== undefined)
      throw new Refusal(400, 'bad_fhir_request', 'A Bundle is sent without query and conditions.');
    const bundle = parseBundle(getJson(body as Body | undefined));
    rateLimit.count(rateLimitKey(context.caller), settings.patientRatePerMinute, bundle.entries.length - 1);
    return answerBundle(bundle, context, { read, writer, noteFailure });
  }

  const attempts = new WeakMap<FastifyRequest, Attempt>();

  return {
    handle: async (request: FastifyRequest, reply: FastifyReply) => {
      const url = request.raw.url ?? '';
      const context = toContext(request);
      const isBundle = request.method === 'POST' && baseAddress.test(url);
      if (isBundle) attempts.set(request, { interaction: 'transaction', type: undefined });
      const parsed = parseRequest(request.method, isBundle ? '/r4' : url, request as Extras);
      if (!isBundle) attempts.set(request, parsed);
      const answer = isBundle ? answerBundleCall(request, context) : answerSingle(parsed, context);
      const { status, body, headers } = await answer;
      const shown = await hideReferences(body, context.caller);
      if (headers) reply.headers(headers);
      reply.code(status).header('content-type', 'application/fhir+json; charset=utf-8');
      return reply.send(JSON.stringify(shown));
    },

    /** Whatever went wrong, also before the call was understood. */
    handleError: async (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      if (request.caller) noteFailure(attempts.get(request), toContext(request), error);
      return answerError(error, request, reply);
    },
  };
}

const notUnderstood: Attempt = { interaction: 'other', type: undefined };

function toContext(request: FastifyRequest): Context {
  return {
    caller: requireCaller(request),
    requestId: request.id,
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
  };
}

/** What the answer told of: one resource, or those that a search found. */
function idsOf(body: Resource): string[] {
  if (body.resourceType !== 'Bundle') return body.id === undefined ? [] : [body.id];
  const ids: string[] = [];
  for (const { resource, search } of (body as Bundle).entry ?? []) {
    if (search?.mode === 'match' && resource?.id !== undefined) ids.push(resource.id);
  }
  return ids;
}
