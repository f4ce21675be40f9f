export type ToastKind = 'info' | 'success' | 'error' | 'warning';
export type ToastText = {
  kind: ToastKind;
  heading: string;
  message: string;
  /** What can be done about it, such as taking it back; the message goes with it. */
  action?: { label: string; onPress: () => void };
};
export type Toast = ToastText & { id: number };

const toastLifeMs = 5000;

type Clock = { timer: ReturnType<typeof setTimeout> | undefined; startedAt: number; leftMs: number };

/** Messages that come and go. Time stands still for all of them while someone reads one. */
export function createToastQueue() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let isPaused = false;
  const clocks = new Map<number, Clock>();
  const listeners = new Set<() => void>();

  function set(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function start(id: number, clock: Clock) {
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => close(id), clock.leftMs);
  }

  function close(id: number) {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
    if (toasts.length === 0) isPaused = false;
  }

  return {
    read: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(text: ToastText): number {
      lastId += 1;
      const clock: Clock = { timer: undefined, startedAt: Date.now(), leftMs: toastLifeMs };
      clocks.set(lastId, clock);
      if (!isPaused) start(lastId, clock);
      set([...toasts, { ...text, id: lastId }]);
      return lastId;
    },
    close,
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.leftMs -= Date.now() - clock.startedAt;
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, clock] of clocks) start(id, clock);
    },
  };
}

/** The queue of the whole app; <ToastRegion> shows it. */
export const toastQueue = createToastQueue();
