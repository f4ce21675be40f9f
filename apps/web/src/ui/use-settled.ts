import { useEffect, useState } from 'react';

export type Settled<T> = { state: 'waiting' } | { state: 'failed' } | { state: 'done'; value: T };

const waiting = { state: 'waiting' } as const;

/** What a promise has come to, where one frame stays while its content changes; elsewhere Suspense does it. */
export function useSettled<T>(promise: Promise<T>): Settled<T> {
  const [last, setLast] = useState<{ of: Promise<T>; settled: Settled<T> }>();
  useEffect(() => {
    let isCurrent = true;
    const tell = (settled: Settled<T>) => {
      if (isCurrent) setLast({ of: promise, settled });
    };
    promise.then(
      (value) => tell({ state: 'done', value }),
      () => tell({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return last?.of === promise ? last.settled : waiting;
}
