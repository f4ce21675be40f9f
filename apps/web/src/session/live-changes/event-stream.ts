import { eventNames, recordChange, type RecordChange } from '@portal/api-contract/events';
import { readEventStream } from '../../http/read-event-stream.ts';
import { serverOrigin } from '../../platform/native.ts';
import { withBearer } from '../with-bearer.ts';

type Parts = {
  signal: AbortSignal;
  findCursor: () => string | undefined;
  onCursor: (cursor: string) => void;
  onChange: (change: RecordChange | 'reset') => void;
};

const firstWaitMs = 1000;
const longestWaitMs = 30_000;
/** A page that takes longer to load has its data asked for again by whoever looks at it. */
const longestLoadMs = 60_000;
/** Three heartbeats: a connection that is silent for longer is dead, whatever the browser believes. */
const silenceMs = 50_000;

/** Reads the stream until the signal ends it; opens it again, where it left off, whenever it ends by itself. */
export async function keepStreamOpen(parts: Parts): Promise<void> {
  const { signal } = parts;
  for (let failures = 0; !signal.aborted;) {
    try {
      await readOnce(parts);
      failures = 0;
    } catch {
      failures += 1;
    }
    if (!signal.aborted) await pause(waitMs(failures), signal);
  }
}

async function readOnce({ signal, findCursor, onCursor, onChange }: Parts): Promise<void> {
  const dead = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => dead.abort(), silenceMs);
  };
  const ends = AbortSignal.any([signal, dead.signal]);
  const cursor = findCursor();
  const from = cursor ? { 'last-event-id': cursor } : { 'x-portal-loading': countLoadingMs() };
  hear();
  try {
    const response = await withBearer((bearer) =>
      fetch(`${serverOrigin()}/v1/events`, {
        headers: { ...bearer, ...from, accept: 'text/event-stream' },
        cache: 'no-store',
        signal: ends,
      }),
    );
    if (!response.ok || !response.body) throw new Error(`The event stream answered ${response.status}.`);
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        hear();
        controller.enqueue(chunk);
      },
    });
    for await (const { name, id, data } of readEventStream(response.body.pipeThrough(heard))) {
      if (name === eventNames.change) onChange(recordChange.parse(JSON.parse(data)));
      if (name === eventNames.reset) onChange('reset');
      if (id !== undefined) onCursor(id);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** The page asked for its data before it listens: whatever changed in between is still to be told. */
function countLoadingMs(): string {
  return Math.min(performance.now(), longestLoadMs).toFixed();
}

/** A stream that ended by itself (the token expired, the server restarts) is opened at once; others not all together. */
function waitMs(failures: number): number {
  const most = failures === 0 ? 300 : Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs);
  return most * (0.5 + Math.random() / 2);
}

/** Cut short when the network is back or the page is looked at again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
