import { Suspense, type ReactNode } from 'react';
import { Await } from 'react-router';
import { LoadFailed } from './load-failed.tsx';
import { Loading } from './loading.tsx';
import { Skeleton } from './skeleton.tsx';

type Props<T> = {
  answer: Promise<T>;
  /** What happened and what is safe, in the words of the page. */
  failed: ReactNode;
  loading?: ReactNode;
  children: (value: T) => ReactNode;
};

/** What a loader promised: its shape while it comes, a way on where it failed. */
export function WhenLoaded<T>({ answer, failed, loading, children }: Props<T>) {
  return (
    <Suspense fallback={loading ?? <CardsLoading />}>
      <Await resolve={answer} errorElement={<LoadFailed>{failed}</LoadFailed>}>
        {(value) => children(value)}
      </Await>
    </Suspense>
  );
}

function CardsLoading() {
  return (
    <Loading className="grid gap-4 lg:grid-cols-2 lg:gap-5">
      {['a', 'b', 'c', 'd'].map((card) => (
        <Skeleton key={card} className="h-40 rounded-lg!" />
      ))}
    </Loading>
  );
}
