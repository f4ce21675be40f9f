import { createStore } from 'zustand/vanilla';
import { openChannel } from '../platform/channel.ts';
import { withLock } from '../platform/lock.ts';
import { openPrivateStore } from '../platform/private-store.ts';
import { session } from './session.ts';

/**
 * Something of the patient's that every tab shares and that survives a reload: one box of the private store, changed by
 * one tab at a time. Gone at sign-out.
 */
export function createKeptBox<T extends object>(name: string, version: number, initial: T) {
  const store = createStore<T>(() => initial);
  const channel = openChannel(`kept-${name}`, () => void reload());
  let opened: { subject: string; ready: Promise<unknown> } | undefined;

  session.store.subscribe(({ status }) => {
    if (status !== 'out') return;
    opened = undefined;
    store.setState(initial, true);
  });

  async function read(subject: string): Promise<T> {
    const stored = (await openPrivateStore(subject).read(name)) as { version: number; state: T } | undefined;
    // Where a browser keeps nothing, this tab remembers.
    return stored?.version === version ? stored.state : store.getState();
  }

  async function load(subject: string): Promise<void> {
    const state = await read(subject);
    if (opened?.subject === subject) store.setState(state, true);
  }

  async function reload(): Promise<void> {
    if (opened) await load(opened.subject);
  }

  async function open(): Promise<T> {
    const subject = session.store.getState().user?.id ?? '';
    if (opened?.subject !== subject) {
      store.setState(initial, true);
      opened = { subject, ready: Promise.resolve() };
      opened.ready = load(subject);
    }
    await opened.ready;
    return store.getState();
  }

  return {
    store,
    open,

    /** As it is kept now, whichever tab changed it last. */
    async refresh(): Promise<T> {
      await open();
      await reload();
      return store.getState();
    },

    /** Resolves once it would survive a reload. */
    async change(change: (state: T) => T): Promise<void> {
      await open();
      const subject = opened?.subject;
      if (subject === undefined) return;
      await withLock(`kept-${name}`, async () => {
        const state = change(await read(subject));
        if (opened?.subject !== subject) return;
        store.setState(state, true);
        await openPrivateStore(subject).write(name, { version, state });
      });
      channel.post('changed');
    },
  };
}
