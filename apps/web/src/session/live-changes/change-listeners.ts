import type { RecordChange } from '@portal/api-contract/events';

type Listener = { onChange?: (change: RecordChange) => void; onReset?: () => void };

const mostRemembered = 5000;
const latestMs = 30_000;

/** Who wants to know of changes, and which of them were told already. */
export function createChangeListeners() {
  const listeners = new Set<Listener>();
  const told = new Set<string>();
  let heard: { change: RecordChange; at: number }[] = [];
  let cursor: string | undefined;

  const moveCursor = (to: string) => {
    if (cursor === undefined || to > cursor) cursor = to;
  };

  return {
    add(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    count: () => listeners.size,
    findCursor: () => cursor,
    moveCursor,
    /** Each version once, however often and on whichever way it comes. */
    tell(change: RecordChange | 'reset') {
      if (change === 'reset') return listeners.forEach(({ onReset }) => onReset?.());
      const name = `${change.type}/${change.id}/${change.version}`;
      if (told.has(name)) return;
      if (told.size >= mostRemembered) told.delete(told.values().next().value ?? '');
      told.add(name);
      moveCursor(change.cursor);
      heard = [...heard.filter(({ at }) => at > Date.now() - latestMs), { change, at: Date.now() }];
      listeners.forEach(({ onChange }) => onChange?.(change));
    },
    /** What was told in the last half minute. */
    latest: () => heard.filter(({ at }) => at > Date.now() - latestMs).map(({ change }) => change),
    forget() {
      told.clear();
      heard = [];
      cursor = undefined;
    },
  };
}
