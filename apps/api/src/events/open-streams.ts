import type { Logger } from '../infra/logger.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { Refusal } from '../http/refusal.ts';
import { beatText } from './event-text.ts';
import type { EventStream } from './event-stream.ts';

const tickMs = 1000;
/** Proxies commonly close what is silent for 30 s or more. Spread, so that not all streams are written to at once. */
const beatTicks = 15;
/** Signed out is out within 5 s, also for a stream that is open. */
const checkTicks = 3;

export interface OpenStreams {
  /** @throws Refusal 429 or 503 where there is no room for one more */
  requireRoom(patientId: string): void;
  add(owner: StreamOwner, stream: EventStream): () => void;
  count(): number;
  close(): void;
}
export type StreamOwner = { patientId: string; sessionId: string; expiresAt: Date };
type Open = StreamOwner & { stream: EventStream; beatsAt: number };
type Parts = {
  sessions: Pick<SessionStore, 'findLive'>;
  limits: { most: number; mostOfPatient: number };
  findCursor: () => string | undefined;
  log: Pick<Logger, 'warn'>;
};

/** Every stream of this process: how many there may be, the heartbeat, and their end with the token or the session. */
export function createOpenStreams({ sessions, limits, findCursor, log }: Parts): OpenStreams {
  const open = new Set<Open>();
  const perPatient = new Map<string, number>();
  let ticks = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function tick() {
    ticks += 1;
    const now = Date.now();
    const beat = beatText(findCursor());
    for (const { stream, beatsAt, expiresAt } of open) {
      if (expiresAt.getTime() <= now) stream.end();
      else if (ticks % beatTicks === beatsAt) stream.send(beat);
    }
    if (ticks % checkTicks === 0) void endRevoked();
  }

  /** Without an answer nothing changes: a session cannot be ended either while the database is lost. */
  async function endRevoked() {
    const ids = [...new Set([...open].map(({ sessionId }) => sessionId))];
    if (ids.length === 0) return;
    try {
      const live = await sessions.findLive(ids);
      const asked = new Set(ids);
      for (const { stream, sessionId } of open)
        if (asked.has(sessionId) && !live.has(sessionId)) stream.end();
    } catch (err) {
      log.warn({ err }, 'could not find out which sessions of open streams have ended');
    }
  }

  return {
    requireRoom(patientId: string) {
      if (isClosed || open.size >= limits.most) {
        throw new Refusal(503, 'too_many_streams', 'Too many people are listening. Try again in a minute.', {
          'retry-after': '30',
        });
      }
      if ((perPatient.get(patientId) ?? 0) >= limits.mostOfPatient) {
        throw new Refusal(429, 'too_many_streams', 'Too many pages of yours are listening. Close some.', {
          'retry-after': '60',
        });
      }
    },

    add(owner: StreamOwner, stream: EventStream): () => void {
      const entry = { ...owner, stream, beatsAt: open.size % beatTicks };
      open.add(entry);
      perPatient.set(owner.patientId, (perPatient.get(owner.patientId) ?? 0) + 1);
      timer ??= setInterval(tick, tickMs).unref();
      return () => {
        if (!open.delete(entry)) return;
        const left = (perPatient.get(owner.patientId) ?? 1) - 1;
        if (left === 0) perPatient.delete(owner.patientId);
        else perPatient.set(owner.patientId, left);
      };
    },

    count: () => open.size,

    close() {
      isClosed = true;
      clearInterval(timer);
      for (const { stream } of open) stream.end();
    },
  };
}
