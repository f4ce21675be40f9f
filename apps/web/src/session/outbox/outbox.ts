import { uploadFile } from '@portal/fhir-queries/binary.query';
import { sendMessage, type Outgoing } from '@portal/fhir-queries/message.query';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { withLock } from '../../platform/lock.ts';
import type { StoreWrite } from '../../platform/store-result.ts';
import { createOutboxQueue, listWaiting, type HeldFile, type Waiting } from './outbox-queue.ts';
import { startReadings } from './reading-outbox.ts';
import { FileLostError, findNext, judgeFailure } from './outbox-turn.ts';
import { recordsClient } from '../records/records-client.ts';
import { session } from '../session.ts';
import { createUploadClient } from '../records/upload-client.ts';

type Sent = (item: Waiting) => void;

const queue = createOutboxQueue();
type Trouble = {
  /** The last try failed for want of an answer. */
  isStuck: boolean;
  /** Messages for which this day has no room any more, by id. */
  tomorrow: ReadonlySet<string>;
};
const trouble = createStore<Trouble>(() => ({ isStuck: false, tomorrow: new Set() }));
const listeners = new Set<Sent>();
const firstWaitMs = 2000;
const longestWaitMs = 60_000;
const tomorrowWaitMs = 30 * 60_000;
let waitMs = firstWaitMs;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A session that runs out leaves what this tab alone knows to its patient. */
session.store.subscribe(({ ended, user }) => {
  const isAnothers = queue.unkept.getState().items.some(({ patientId }) => user && patientId !== user.id);
  if (ended === 'signed-out' || isAnothers) queue.forget();
});

/** Waiting messages in the order in which they were written, and which of them cannot be sent just now or today. */
export function useOutbox() {
  const kept = useStore(queue.box.store);
  const unkept = useStore(queue.unkept);
  return { items: listWaiting(kept, unkept), ...useStore(trouble) };
}

/** Why this device does not keep what waits, if it does not. */
export function useOutboxTrouble() {
  return useStore(queue.box.trouble, ({ reason }) => reason);
}

/** Told of each message that has arrived, before it leaves the outbox. */
export function onSent(listener: Sent): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Keeps the message before anything else; then, when `draftGone` is done, it is sent, now or whenever there is a
 * connection. Words that were sent must not be found again as a draft.
 */
export async function post(message: Outgoing, files: HeldFile[], draftGone?: Promise<unknown>) {
  await queue.add(message, files);
  await draftGone;
  void flush();
}

export async function retry(id: string): Promise<void> {
  await queue.change(id, (item) => ({ ...item, isRefused: false }));
  const { tomorrow } = trouble.getState();
  trouble.setState({ tomorrow: new Set([...tomorrow].filter((one) => one !== id)) });
  await flush();
}

/** All that has not arrived, refused ones included. */
export async function listUnsentMessages(): Promise<Waiting[]> {
  await queue.box.refresh();
  return queue.list();
}

export function discard(id: string): Promise<StoreWrite> {
  return queue.discard(id);
}

/** Sends what waits, from now on whenever the connection comes back. Called again, it does nothing more. */
export function startOutbox(): void {
  void queue.box.open().then(flush);
  window.addEventListener('online', tryNow);
  startReadings();
}

function tryNow() {
  trouble.setState({ tomorrow: new Set() });
  void flush();
}

/** One tab sends, one message after the other. What was sent twice was sent once: the id is the message's own. */
async function flush(): Promise<void> {
  clearTimeout(timer);
  await queue.box.open();
  const next = findNext(queue.list(), trouble.getState().tomorrow);
  const isStuck = next !== undefined && (await withLock('outbox-sending', sendAll));
  trouble.setState({ isStuck });
  waitMs = isStuck ? Math.min(waitMs * 2, longestWaitMs) : firstWaitMs;
  const { tomorrow } = trouble.getState();
  if (session.store.getState().status === 'out') return;
  if (isStuck) timer = setTimeout(() => void flush(), waitMs);
  else if (queue.list().some(({ id }) => tomorrow.has(id))) timer = setTimeout(tryNow, tomorrowWaitMs);
}

async function sendAll(): Promise<boolean> {
  for (;;) {
    await queue.settle();
    await queue.box.refresh();
    const item = findNext(queue.list(), trouble.getState().tomorrow);
    if (!item || session.store.getState().user?.id !== item.patientId) return false;
    try {
      await send(item);
      for (const tell of listeners) tell(item);
      await queue.deliver(item);
      trouble.setState({ isStuck: false });
    } catch (error) {
      const failure = judgeFailure(error);
      if (failure === 'later') return true;
      if (failure === 'tomorrow')
        trouble.setState(({ tomorrow }) => ({ tomorrow: new Set([...tomorrow, item.id]) }));
      else if ((await queue.change(item.id, (one) => ({ ...one, ...failure }))).outcome === 'failed')
        return true;
    }
  }
}

async function send(item: Waiting): Promise<void> {
  const client = createUploadClient(() => undefined, new AbortController().signal);
  for (const { binaryId, contentType } of item.held) {
    const file = await queue.readFile(item, binaryId);
    if (file.outcome === 'failed' && file.reason !== 'unreadable') throw new Error('not now');
    if (file.outcome !== 'found') throw new FileLostError();
    await uploadFile(client, {
      patientId: item.patientId,
      binaryId,
      contentType,
      base64: file.value as string,
    });
    await queue.change(
      item.id,
      (one) => ({ ...one, held: one.held.filter((held) => held.binaryId !== binaryId) }),
      binaryId,
    );
  }
  try {
    await sendMessage(recordsClient, item);
  } catch (error) {
    // It is stored, and somebody has answered for it since: the id is nobody else's.
    if (!(error instanceof RecordsRefusal) || error.status !== 409) throw error;
  }
}
