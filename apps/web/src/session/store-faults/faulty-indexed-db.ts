/** What a device does to a tab: no room at the commit, a transaction that is aborted, no storage, a store that another tab holds, the end of the tab itself. */
export const faultKinds = ['full', 'abort', 'refused', 'held', 'kill'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** One tab's faults: the next one comes after so many of its calls. */
export type Faults = {
  kind: FaultKind | undefined;
  after: number;
  isDead: boolean;
  fired: FaultKind[];
  /** What the product does when it has waited long enough. */
  giveUp?: () => void;
};

export const noFaults = (): Faults => ({ kind: undefined, after: 0, isDead: false, fired: [] });

/** As long as the product waits for a store that is held; a test does not wait. */
const heldMs = 8000;

/** Puts the faults under every call of IndexedDB, for the tab that makes it. */
export function installFaults(findFaults: () => Faults | undefined): void {
  const take = (...kinds: FaultKind[]): FaultKind | undefined => {
    const faults = findFaults();
    if (!faults) return undefined;
    if (faults.isDead) return 'kill';
    if (faults.kind === undefined || !kinds.includes(faults.kind)) return undefined;
    if (faults.after > 0) {
      faults.after -= 1;
      return undefined;
    }
    const { kind } = faults;
    faults.kind = undefined;
    faults.isDead = kind === 'kill';
    faults.fired.push(kind);
    return kind;
  };

  const factory = Object.getPrototypeOf(indexedDB) as IDBFactory;
  const open = Reflect.get(factory, 'open');
  factory.open = function openFaulty(this: IDBFactory, name: string, version?: number) {
    const fault = take('refused', 'held', 'kill');
    if (fault === 'refused' || fault === 'kill') throw new DOMException('no storage', 'InvalidStateError');
    if (fault === 'held') {
      queueMicrotask(() => findFaults()?.giveUp?.());
      return new EventTarget() as IDBOpenDBRequest;
    }
    return open.call(this, name, version);
  };

  const store = IDBObjectStore.prototype;
  for (const method of ['put', 'get', 'delete', 'clear'] as const) {
    const real = store[method] as (...args: unknown[]) => IDBRequest;
    Object.defineProperty(store, method, {
      value(this: IDBObjectStore, ...args: unknown[]) {
        const { transaction } = this;
        const fault = transaction.mode === 'readwrite' ? take('full', 'abort', 'kill') : take('kill');
        const request = real.apply(this, args);
        if (fault) request.addEventListener('success', () => abort(transaction, fault));
        return request;
      },
    });
  }

  const { setTimeout: later } = globalThis;
  globalThis.setTimeout = ((work: () => void, ms?: number) => {
    const faults = findFaults();
    if (faults && ms === heldMs) faults.giveUp = work;
    return later(work, ms);
  }) as typeof setTimeout;
}

function abort(transaction: IDBTransaction, fault: FaultKind) {
  if (fault === 'full')
    Object.defineProperty(transaction, 'error', { value: new DOMException('no room', 'QuotaExceededError') });
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
