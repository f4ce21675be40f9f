import { createStore } from 'zustand/vanilla';
import { openChannel } from '../platform/channel.ts';
import { openPrivateStore, type Along } from '../platform/private-store.ts';
import type { StoreTrouble, StoreWrite } from '../platform/store-result.ts';
import { session } from './session.ts';

type Stored<T> = { version: number; state: T };

/** One tab's surroundings; a test has several at once. */
export type BoxParts = {
  owner: Pick<typeof session.store, 'getState' | 'subscribe'>;
  openChannel: typeof openChannel;
};

/**
 * Something of the patient's that every tab shares and that survives a reload: one box of the private store. Gone at
 * sign-out. `store` is what is known to be kept; `trouble` says why the last try to read or keep it failed.
 */
export function createStoredBox<T extends object>(
  name: string,
  version: number,
  initial: T,
  parts: BoxParts = { owner: session.store, openChannel },
) {
  const store = createStore<T>(() => initial);
  const trouble = createStore<{ reason: StoreTrouble | undefined }>(() => ({ reason: undefined }));
  const channel = parts.openChannel(`kept-${name}`, () => void reload());
  let opened: { subject: string; ready: Promise<unknown> } | undefined;

  parts.owner.subscribe(({ status }) => {
    if (status !== 'out') return;
    opened = undefined;
    store.setState(initial, true);
    trouble.setState({ reason: undefined });
  });

  const stateOf = (stored: unknown): T => {
    const kept = stored as Stored<T> | undefined;
    return kept?.version === version ? kept.state : initial;
  };

  /** What cannot be read now leaves what was known before. */
  async function load(subject: string): Promise<void> {
    const stored = await openPrivateStore(subject).read(name);
    if (opened?.subject !== subject) return;
    trouble.setState({ reason: stored.outcome === 'failed' ? stored.reason : undefined });
    if (stored.outcome !== 'failed')
      store.setState(stateOf(stored.outcome === 'found' ? stored.value : undefined), true);
  }

  async function reload(): Promise<void> {
    if (opened) await load(opened.subject);
  }

  async function open(): Promise<T> {
    const subject = parts.owner.getState().user?.id ?? '';
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
    trouble,
    open,

    /** As it is kept now, whichever tab changed it last. */
    async refresh(): Promise<T> {
      await open();
      await reload();
      return store.getState();
    },

    /** `kept` once it would survive a reload; otherwise nothing has changed. */
    async change(change: (state: T) => T, along?: Along): Promise<StoreWrite> {
      await open();
      const subject = opened?.subject;
      if (subject === undefined) return { outcome: 'failed', reason: 'unavailable' };
      let state = initial;
      const written = await openPrivateStore(subject).update(
        name,
        (stored) => {
          if (opened?.subject !== subject) throw new Error('signed out meanwhile');
          state = change(stateOf(stored));
          return { version, state } satisfies Stored<T>;
        },
        along,
      );
      if (opened?.subject !== subject) return written;
      trouble.setState({ reason: written.outcome === 'failed' ? written.reason : undefined });
      if (written.outcome === 'failed') return written;
      store.setState(state, true);
      channel.post('changed');
      return written;
    },
  };
}
