import { Unavailable } from '../upstream/unavailable.ts';

export type BatchSettings<Row> = {
  /** Stores all or none; storing a row again changes nothing. */
  write: (rows: Row[]) => Promise<void>;
  onFailure: (error: unknown) => void;
  /** Told when rows are lost because there is no room for them or no time left at the end. */
  onLost: (rows: number, isLast?: boolean) => void;
  lingerMs?: number;
  enough?: number;
  largestBatch?: number;
  mostKept?: number;
  retryMs?: number;
  confirmWithinMs?: number;
};

type Waiting<Row> = { row: Row; isOver: boolean; resolve: () => void };

/**
 * Rows go to the store in batches, one batch at a time. `add` never waits: its row goes after at most `lingerMs`, and is kept
 * while the store is down as long as there is room. `confirm` waits for its row; all who wait share the next batch, so that
 * parallel writes cost one commit.
 */
export function createBatchWriter<Row>({
  write,
  onFailure,
  onLost,
  lingerMs = 200,
  enough = 200,
  largestBatch = 1000,
  mostKept = 20_000,
  retryMs = 250,
  confirmWithinMs = 2000,
}: BatchSettings<Row>) {
  let kept: Row[] = [];
  let waiting: Waiting<Row>[] = [];
  let inFlight: Row[] = [];
  let timer: NodeJS.Timeout | undefined;
  let flight: Promise<void> | undefined;

  const isEmpty = () => kept.length + waiting.length === 0;
  const isUrgent = () => waiting.length > 0 || kept.length >= enough;

  async function writeBatch() {
    const first = waiting.slice(0, largestBatch);
    const rest = kept.slice(0, largestBatch - first.length);
    waiting = waiting.slice(first.length);
    kept = kept.slice(rest.length);
    inFlight = rest;
    try {
      await write([...first.map(({ row }) => row), ...rest]);
      inFlight = [];
      for (const { resolve } of first) resolve();
    } catch (error) {
      onFailure(error);
      waiting = [...first.filter(({ isOver }) => !isOver), ...waiting];
      kept = [...inFlight, ...kept];
      inFlight = [];
      await pause(retryMs);
    }
  }

  async function drain() {
    do await writeBatch();
    while (isUrgent());
  }

  function start() {
    clearTimeout(timer);
    timer = undefined;
    // A moment later, so that all who ask in this one share the batch.
    flight ??= Promise.resolve()
      .then(drain)
      .finally(() => {
        flight = undefined;
        if (!isEmpty()) schedule();
      });
  }

  function schedule() {
    if (flight) return;
    if (isUrgent()) start();
    else timer ??= setTimeout(start, lingerMs).unref();
  }

  /** Stores what there is, as far as that works within the time. */
  async function flush(withinMs = 5000): Promise<void> {
    const until = Date.now() + withinMs;
    while ((!isEmpty() || flight) && Date.now() < until) {
      start();
      await Promise.race([flight, pause(until - Date.now())]);
    }
  }

  return {
    add(row: Row) {
      if (kept.length >= mostKept) return onLost(1);
      kept.push(row);
      schedule();
    },

    /** @throws Unavailable when the row is not known to be stored within the time; it may be stored all the same */
    async confirm(row: Row): Promise<void> {
      if (waiting.length >= mostKept) throw new Unavailable('database');
      await new Promise<void>((resolve, reject) => {
        const one: Waiting<Row> = { row, isOver: false, resolve: () => (clearTimeout(limit), resolve()) };
        const limit = setTimeout(() => {
          one.isOver = true;
          waiting = waiting.filter((other) => other !== one);
          reject(new Unavailable('database'));
        }, confirmWithinMs);
        waiting.push(one);
        schedule();
      });
    },

    flush,

    /** The last flush: what is not known to be stored after it is lost, a batch without an answer too. */
    async close(withinMs?: number): Promise<void> {
      await flush(withinMs);
      clearTimeout(timer);
      const lost = inFlight.length + kept.length;
      if (lost > 0) onLost(lost, true);
      inFlight = [];
      kept = [];
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}
