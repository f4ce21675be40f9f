import type { EventHeaders } from '@portal/api-contract/events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller } from '../patient-access/caller.ts';
import { toAccess } from '../audit/audit-entry.ts';
import { createRecordReader } from '../patient-access/record-reader.ts';
import { isGranted } from '../patient-access/scopes.ts';
import type { Portal } from '../portal/portal.ts';
import { isNativeOrigin } from '../http/native-origins.ts';
import { Refusal } from '../http/refusal.ts';
import type { ChangeFeed } from './change-feed.ts';
import { createEventStream } from './event-stream.ts';
import { changeText, readyText, resetText } from './event-text.ts';
import { findMissed } from './missed-changes.ts';
import type { OpenStreams } from './open-streams.ts';
import { type OwnChange, nameOf } from './own-change.ts';

type Asked = FastifyRequest<{ Headers: EventHeaders }>;
type Parts = { feed: ChangeFeed; streams: OpenStreams };

/** Names what changes in the caller's record, from the cursor on, until the token ends. */
export function events(portal: Portal, { feed, streams }: Parts) {
  const { settings, audit, infra } = portal;
  const reader = createRecordReader(portal);

  return async (request: Asked, reply: FastifyReply) => {
    const caller = requireCaller(request);
    const { patientId, sessionId, scopes } = caller;
    const { origin, 'last-event-id': cursor, 'x-portal-loading': loadingMs } = request.headers;
    if (origin !== undefined && origin !== settings.publicUrl && !isNativeOrigin(origin))
      throw new Refusal(403, 'foreign_origin', 'Only the portal’s own pages may listen.');
    streams.requireRoom(patientId);

    const readyAt = new Date().toISOString();
    const told = new Set<string>();
    let waiting: OwnChange[] | undefined = [];
    const isNew = (change: OwnChange) => isGranted(scopes, change.type, 'r') && !told.has(nameOf(change));
    const stopListening = feed.listen(patientId, (change) => {
      if (waiting) waiting.push(change);
      else if (isNew(change)) stream.send(textOf(change));
    });
    let leave: (() => void) | undefined;
    const stream = createEventStream(reply.raw, () => {
      stopListening();
      leave?.();
    });

    let missed: OwnChange[] | undefined;
    const since = findSince(cursor, loadingMs);
    try {
      missed =
        since === undefined ? [] : await findMissed({ feed, reader, records: infra.records }, since, caller);
      streams.requireRoom(patientId);
    } catch (error) {
      stopListening();
      throw error;
    }
    if (cursor === undefined)
      audit.noteRead(toAccess({ caller, requestId: request.id }, 'listen', undefined, []));

    reply.hijack();
    reply.raw.writeHead(200, { ...reply.getHeaders(), ...streamHeaders } as Record<string, string>);
    leave = streams.add({ patientId, sessionId, expiresAt: request.tokenExpiresAt ?? new Date(0) }, stream);
    const tell = (change: OwnChange) => {
      if (!isNew(change)) return;
      told.add(nameOf(change));
      stream.send(textOf(change));
    };
    stream.send(missed ? readyText(cursor ?? since?.toISOString() ?? readyAt) : resetText(readyAt));
    missed?.forEach(tell);
    waiting.forEach(tell);
    waiting = undefined;
    // Whoever left while the missed changes were looked up.
    if (reply.raw.destroyed) leave();
  };
}

/** Of what is gone, no more than that something must be read again. */
function textOf(change: OwnChange): string {
  return change.isGone ? resetText(change.cursor) : changeText(change);
}

/** What another process wrote, or a clock that is off, may bear an older time than what was told before it. */
const overlapMs = 60_000;
/** A page that loads was told nothing yet, so that only a write under way can be missed. */
const writeMs = 2000;

function findSince(cursor: string | undefined, loadingMs: string | undefined): Date | undefined {
  if (cursor !== undefined) return new Date(Date.parse(cursor) - overlapMs);
  return loadingMs === undefined ? undefined : new Date(Date.now() - Number(loadingMs) - writeMs);
}

/**
 * `no-transform` and `x-accel-buffering` keep proxies from gathering or packing events. The connection ends with its stream:
 * one that were kept would hold up the end of this process.
 */
const streamHeaders = {
  connection: 'close',
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
