import type { Bundle, BundleEntry } from 'fhir/r4';
import { STATUS_CODES } from 'node:http';
import { parseBookingRequest } from '../booking/parse-booking-request.ts';
import { Refusal } from '../http/refusal.ts';
import type { Answer } from './answer.ts';
import type { Context } from '../patient-access/context.ts';
import { type AllowedRequest, decide } from '../patient-access/decide.ts';
import { toOperationOutcome } from '../http/operation-outcome.ts';
import type { FhirBundle } from '../patient-access/parse-bundle.ts';
import type { ReadRequest } from './read.ts';
import type { UpdateRequest, Writer } from './write.ts';

const readsAtOnce = 4;

type Parts = { read: (request: ReadRequest, context: Context) => Promise<Answer>; writer: Writer };

/**
 * Several calls in one. Every entry passes every policy before anything is done, all of its writes are done together or not
 * at all, and what it reads is read afterwards.
 * @throws Refusal | Unavailable
 */
export async function answerBundle(
  bundle: FhirBundle,
  context: Context,
  { read, writer }: Parts,
): Promise<Answer> {
  const allowed = bundle.entries.map((entry) => decide(entry, context.caller));
  if (bundle.kind === 'booking') {
    return writer.book(
      parseBookingRequest(bundle.bundle, context.caller.patientId),
      allowed.find(isUpdate),
      context,
    );
  }
  const updates = allowed.filter(isUpdate);
  if (bundle.kind === 'transaction' && updates.length !== allowed.length)
    throw badBundle('A transaction holds writes only. Send what reads in a batch.');
  if (updates.some(({ type }) => type === 'Appointment'))
    throw badBundle('Cancel a visit by itself, or in the transaction that books another.');
  const written = new Map<AllowedRequest, Answer>();
  (updates.length === 0 ? [] : await writer.write(updates, context)).forEach((answer, index) => {
    const request = updates[index];
    if (request) written.set(request, answer);
  });
  const entry: BundleEntry[] = [];
  for (let at = 0; at < allowed.length; at += readsAtOnce) {
    const group = allowed.slice(at, at + readsAtOnce);
    entry.push(
      ...(await Promise.all(
        group.map(async (request) =>
          toEntry(written.get(request) ?? (await tryOne({ read, writer }, request, context))),
        ),
      )),
    );
  }
  const body: Bundle = { resourceType: 'Bundle', type: `${bundle.kind}-response`, entry };
  return { status: 200, body };
}

function isUpdate(request: AllowedRequest): request is UpdateRequest {
  return request.interaction === 'update';
}

/** In a batch a read that finds nothing is that entry's answer. */
async function tryOne({ read, writer }: Parts, request: AllowedRequest, context: Context): Promise<Answer> {
  try {
    if (request.interaction === 'mark-read') return await writer.markRead(request, context);
    return await read(request as ReadRequest, context);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: toOperationOutcome(error.status, error.code, error.detail) };
  }
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
