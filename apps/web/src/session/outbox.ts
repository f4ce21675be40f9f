import { uploadFile } from '@portal/fhir-queries/binary.query';
import { sendMessage, type Outgoing } from '@portal/fhir-queries/message.query';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { withLock } from '../platform/lock.ts';
import { openPrivateStore } from '../platform/private-store.ts';
import { createKeptBox } from './kept-box.ts';
import { recordsClient } from './records-client.ts';
import { session } from './session.ts';
import { createUploadClient } from './upload-client.ts';

/** A message that is not at the hospital yet. `held` are files that must be uploaded before it. */
export type Waiting = Outgoing & { isRefused: boolean; held: { binaryId: string; contentType: string }[] };
type Outbox = { items: readonly Waiting[] };
type Sent = (item: Waiting) => void;

const box = createKeptBox<Outbox>('outbox', 1, { items: [] });
/** Whether the last try failed for want of an answer. */
const trouble = createStore<{ isStuck: boolean }>(() => ({ isStuck: false }));
const listeners = new Set<Sent>();
const laterStatuses = new Set([408, 425, 429]);
const firstWaitMs = 2000;
const longestWaitMs = 60_000;
let waitMs = firstWaitMs;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Waiting messages in the order in which they were written, and whether they cannot be sent just now. */
export function useOutbox() {
  const items = useStore(box.store, (state) => state.items);
  return { items, isStuck: useStore(trouble, ({ isStuck }) => isStuck) };
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
export async function post(
  message: Outgoing,
  files: { binaryId: string; contentType: string; base64: string }[],
  draftGone?: Promise<void>,
) {
  const store = openPrivateStore(message.patientId);
  for (const { binaryId, base64 } of files) await store.write(boxOf(binaryId), base64);
  const held = files.map(({ binaryId, contentType }) => ({ binaryId, contentType }));
  await box.change(({ items }) => ({ items: [...items, { ...message, isRefused: false, held }] }));
  await draftGone;
  void flush();
}

export async function retry(id: string): Promise<void> {
  await change(id, (item) => ({ ...item, isRefused: false }));
  await flush();
}

export async function discard(id: string): Promise<void> {
  const item = box.store.getState().items.find((one) => one.id === id);
  for (const { binaryId } of item?.held ?? [])
    await openPrivateStore(item?.patientId ?? '').remove(boxOf(binaryId));
  await drop(id);
}

/** Sends what waits, from now on whenever the connection comes back. Called again, it does nothing more. */
export function startOutbox(): void {
  void box.open().then(flush);
  window.addEventListener('online', tryNow);
}

const tryNow = () => void flush();

/** One tab sends, one message after the other. What was sent twice was sent once: the id is the message's own. */
async function flush(): Promise<void> {
  clearTimeout(timer);
  if ((await box.open()).items.every(({ isRefused }) => isRefused)) return;
  const isStuck = await withLock('outbox-sending', sendAll);
  trouble.setState({ isStuck });
  waitMs = isStuck ? Math.min(waitMs * 2, longestWaitMs) : firstWaitMs;
  if (isStuck && session.store.getState().status !== 'out') timer = setTimeout(tryNow, waitMs);
}

async function sendAll(): Promise<boolean> {
  for (;;) {
    const { items } = await box.refresh();
    const item = items.find(({ isRefused }) => !isRefused);
    if (!item || session.store.getState().user?.id !== item.patientId) return false;
    try {
      await send(item);
      for (const tell of listeners) tell(item);
      await drop(item.id);
      trouble.setState({ isStuck: false });
    } catch (error) {
      if (!isFinal(error)) return true;
      await change(item.id, (one) => ({ ...one, isRefused: true }));
    }
  }
}

async function send(item: Waiting): Promise<void> {
  const store = openPrivateStore(item.patientId);
  const client = createUploadClient(() => undefined, new AbortController().signal);
  for (const { binaryId, contentType } of item.held) {
    const base64 = (await store.read(boxOf(binaryId))) as string | undefined;
    if (base64 === undefined) throw new RecordsRefusal(404, undefined);
    await uploadFile(client, { patientId: item.patientId, binaryId, contentType, base64 });
    await change(item.id, (one) => ({ ...one, held: one.held.filter((file) => file.binaryId !== binaryId) }));
    await store.remove(boxOf(binaryId));
  }
  try {
    await sendMessage(recordsClient, item);
  } catch (error) {
    // It is stored, and somebody has answered for it since: the id is nobody else's.
    if (!(error instanceof RecordsRefusal) || error.status !== 409) throw error;
  }
}

const isFinal = (error: unknown) => error instanceof RecordsRefusal && !laterStatuses.has(error.status);
const boxOf = (binaryId: string) => `outbox-file/${binaryId}`;
const drop = (id: string) => box.change(({ items }) => ({ items: items.filter((one) => one.id !== id) }));
const change = (id: string, how: (item: Waiting) => Waiting) =>
  box.change(({ items }) => ({ items: items.map((one) => (one.id === id ? how(one) : one)) }));
