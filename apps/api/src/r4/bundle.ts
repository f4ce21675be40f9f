import type { Bundle, BundleEntry } from 'fhir/r4';
import { STATUS_CODES } from 'node:http';
import type { Attempt } from '../audit/audit-entry.ts';
import { parseBookingRequest } from '../booking/parse-booking-request.ts';
import { toOperationOutcome } from '../http/operation-outcome.ts';
import { Refusal } from '../http/refusal.ts';
import type { Context } from '../patient-access/context.ts';
import { type AllowedRequest, decide } from '../patient-access/decide.ts';
import type { FhirBundle } from '../patient-access/parse-bundle.ts';
import type { FhirRequest } from '../patient-access/parse-request.ts';
import type { Answer } from './answer.ts';
import { orRefusal } from './or-refusal.ts';
import type { ReadRequest } from './read.ts';
import type { UpdateRequest, Writer } from './write.ts';

const atOnce = 4;

type Parts = {
  read: (request: ReadRequest, context: Context) => Promise<Answer>;
  writer: Writer;
  noteFailure: (attempt: Attempt | undefined, context: Context, error: Refusal) => void;
};

/** Several calls in one. @throws Refusal | Unavailable */
export async function answerBundle(bundle: FhirBundle, context: Context, parts: Parts): Promise<Answer> {
  switch (bundle.kind) {
    case 'batch':
      return toResponse('batch-response', await answerBatch(bundle.entries, context, parts));
    case 'transaction':
      return toResponse('transaction-response', await answerTransaction(bundle.entries, context, parts));
    case 'booking': {
      const allowed = bundle.entries.map((entry) => decide(entry, context.caller));
      const request = parseBookingRequest(bundle.bundle, context.caller.patientId);
      return parts.writer.book(request, allowed.find(isUpdate), context);
    }
  }
}

/** All entries pass every policy and are written together, or none is. */
function answerTransaction(
  entries: readonly FhirRequest[],
  context: Context,
  { writer }: Parts,
): Promise<Answer[]> {
  const allowed = entries.map((entry) => decide(entry, context.caller));
  const updates = allowed.filter(isUpdate);
  if (updates.length !== allowed.length)
    throw badBundle('A transaction holds writes only. Send what reads in a batch.');
  updates.forEach(refuseVisit);
  return writer.write(updates, context);
}

/**
 * Each entry is decided and answered by itself, refusals included; what is written is written before anything is read. Only
 * where a server is silent the batch as a whole has no answer: sent again, what it has written is recognised.
 */
async function answerBatch(
  entries: readonly (FhirRequest | Refusal)[],
  context: Context,
  { read, writer, noteFailure }: Parts,
): Promise<Answer[]> {
  const decided = entries.map((entry) => decideOne(entry, context));
  const updates = decided.filter(isUpdate);
  const written = await writer.writeEach(updates, context);
  const answers: Answer[] = [];
  for (let at = 0; at < decided.length; at += atOnce) {
    const group = decided.slice(at, at + atOnce).map(answerOne);
    for (const [index, result] of (await Promise.all(group)).entries())
      answers.push(result instanceof Refusal ? refuse(at + index, result) : result);
  }
  return answers;

  async function answerOne(request: AllowedRequest | Refusal): Promise<Answer | Refusal> {
    if (request instanceof Refusal) return request;
    if (isUpdate(request)) return written[updates.indexOf(request)] ?? new Refusal(404, 'not_found');
    return orRefusal(() =>
      request.interaction === 'mark-read'
        ? writer.markRead(request, context)
        : read(request as ReadRequest, context),
    );
  }

  function refuse(index: number, refusal: Refusal): Answer {
    const entry = entries[index];
    noteFailure(entry instanceof Refusal ? undefined : entry, context, refusal);
    return {
      status: refusal.status,
      body: toOperationOutcome(refusal.status, refusal.code, refusal.detail),
    };
  }
}

function decideOne(entry: FhirRequest | Refusal, { caller }: Context): AllowedRequest | Refusal {
  if (entry instanceof Refusal) return entry;
  try {
    const allowed = decide(entry, caller);
    if (isUpdate(allowed)) refuseVisit(allowed);
    return allowed;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function isUpdate(request: AllowedRequest | Refusal): request is UpdateRequest {
  return !(request instanceof Refusal) && request.interaction === 'update';
}

function refuseVisit({ type }: UpdateRequest) {
  if (type === 'Appointment')
    throw badBundle('Cancel a visit by itself, or in the transaction that books another.');
}

function toResponse(type: 'batch-response' | 'transaction-response', answers: readonly Answer[]): Answer {
  const body: Bundle = { resourceType: 'Bundle', type, entry: answers.map(toEntry) };
  return { status: 200, body };
}

function toEntry({ status, body, headers }: Answer): BundleEntry {
  const response = {
    status: `${status} ${STATUS_CODES[status] ?? ''}`.trim(),
    ...(headers?.['etag'] && { etag: headers['etag'] }),
    ...(headers?.['location'] && { location: headers['location'] }),
  };
  if (status >= 400) return { response: { ...response, outcome: body } };
  return { resource: body, response };
}

function badBundle(detail: string): Refusal {
  return new Refusal(400, 'bad_fhir_request', detail);
}
