import type { Outgoing } from '@portal/fhir-queries/message.query';
import { createStore } from 'zustand/vanilla';
import { openPrivateStore } from '../../platform/private-store.ts';
import type { StoreRead, StoreWrite } from '../../platform/store-result.ts';
import { createStoredBox, type BoxParts } from '../stored-box.ts';

/** A message that is not at the hospital yet. `held` are files that must be uploaded before it. */
export type Waiting = Outgoing & {
  isRefused: boolean;
  /** This device can no longer read one of its files. */
  isFileLost?: true;
  /** This tab alone knows of it. */
  isUnkept?: true;
  held: { binaryId: string; contentType: string }[];
};
export type HeldFile = { binaryId: string; contentType: string; base64: string };
type Outbox = { items: readonly Waiting[] };

const boxOf = (binaryId: string) => `outbox-file/${binaryId}`;
const without = (items: readonly Waiting[], id: string) => items.filter((one) => one.id !== id);

/**
 * Messages that wait, in the order in which they were written. A message is kept with its files or not at all; what this
 * device does not keep waits in this tab, says so, and is kept as soon as it can be.
 */
export function createOutboxQueue(parts?: BoxParts) {
  const box = createStoredBox<Outbox>('outbox', 1, { items: [] }, parts);
  const unkept = createStore<Outbox>(() => ({ items: [] }));
  const bytes = new Map<string, string>();
  const delivered = new Map<string, Waiting>();

  const list = () =>
    listWaiting(box.store.getState(), unkept.getState()).filter(({ id }) => !delivered.has(id));

  function forget() {
    unkept.setState({ items: [] });
    bytes.clear();
    delivered.clear();
  }

  function keep(item: Waiting): Promise<StoreWrite> {
    const { isUnkept: _unkept, ...kept } = item;
    const put = Object.fromEntries(
      item.held.flatMap(({ binaryId }) => {
        const base64 = bytes.get(binaryId);
        return base64 === undefined ? [] : [[boxOf(binaryId), base64]];
      }),
    );
    return box.change(({ items }) => ({ items: [...without(items, item.id), kept] }), { put });
  }

  function release(item: Waiting) {
    unkept.setState(({ items }) => ({ items: without(items, item.id) }));
    for (const { binaryId } of item.held) bytes.delete(binaryId);
  }

  const removeKept = (item: Waiting) =>
    box.change(({ items }) => ({ items: without(items, item.id) }), {
      remove: item.held.map(({ binaryId }) => boxOf(binaryId)),
    });

  /** What could not be kept or removed before is tried again. */
  async function settle(): Promise<void> {
    for (const item of unkept.getState().items) if ((await keep(item)).outcome === 'kept') release(item);
    for (const [id, item] of delivered) if ((await removeKept(item)).outcome === 'kept') delivered.delete(id);
  }

  return {
    box,
    unkept,
    list,
    settle,
    forget,

    async add(message: Outgoing, files: readonly HeldFile[]): Promise<StoreWrite> {
      const held = files.map(({ binaryId, contentType }) => ({ binaryId, contentType }));
      const item: Waiting = { ...message, isRefused: false, held };
      for (const { binaryId, base64 } of files) bytes.set(binaryId, base64);
      const written = await keep(item);
      if (written.outcome === 'kept') release(item);
      else unkept.setState(({ items }) => ({ items: [...items, { ...item, isUnkept: true }] }));
      return written;
    },

    async change(id: string, how: (item: Waiting) => Waiting, removed?: string): Promise<StoreWrite> {
      const changed = (items: readonly Waiting[]) => items.map((one) => (one.id === id ? how(one) : one));
      if (unkept.getState().items.some((one) => one.id === id)) {
        unkept.setState(({ items }) => ({ items: changed(items) }));
        return { outcome: 'kept' };
      }
      return box.change(
        ({ items }) => ({ items: changed(items) }),
        removed === undefined ? undefined : { remove: [boxOf(removed)] },
      );
    },

    /** It has arrived: not sent again, even where it cannot be removed yet. */
    async deliver(item: Waiting): Promise<void> {
      delivered.set(item.id, item);
      release(item);
      if ((await removeKept(item)).outcome === 'kept') delivered.delete(item.id);
    },

    /** As the patient asks. What could not be removed is still there. */
    async discard(id: string): Promise<StoreWrite> {
      const item = list().find((one) => one.id === id);
      if (!item) return { outcome: 'kept' };
      const written: StoreWrite = item.isUnkept ? { outcome: 'kept' } : await removeKept(item);
      if (written.outcome === 'kept') release(item);
      return written;
    },

    async readFile({ patientId }: Waiting, binaryId: string): Promise<StoreRead> {
      const value = bytes.get(binaryId);
      if (value !== undefined) return { outcome: 'found', value };
      return openPrivateStore(patientId).read(boxOf(binaryId));
    },
  };
}

export function listWaiting(kept: Outbox, unkept: Outbox): Waiting[] {
  const alone = new Set(unkept.items.map(({ id }) => id));
  return [...kept.items.filter(({ id }) => !alone.has(id)), ...unkept.items];
}
