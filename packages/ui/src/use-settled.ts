import { useEffect, useState } from 'react';

export type Settled<T> = { state: 'waiting' } | { state: 'failed' } | { state: 'done'; value: T };

const waiting = { state: 'waiting' } as const;

/**
 * What a promise has come to, where one frame stays while its content changes; elsewhere Suspense does it. While the same
 * thing is asked for again its last answer stays in view.
 */
export function useSettled<T>(promise: Promise<T>, thing: string): Settled<T> {
  const [last, setLast] = useState<{ thing: string; settled: Settled<T> }>();
  useEffect(() => {
    let isCurrent = true;
    const tell = (settled: Settled<T>) => {
      if (isCurrent) setLast({ thing, settled });
    };
    promise.then(
      (value) => tell({ state: 'done', value }),
      () => tell({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [promise, thing]);
  return last?.thing === thing ? last.settled : waiting;
}
