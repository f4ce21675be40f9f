import type { ReactNode } from 'react';
import { LoadFailed, type Answer } from './load-failed.tsx';
import { Loading } from './loading.tsx';
import { Skeleton } from './skeleton.tsx';

type Props<T> = {
  answer: Answer & { data: T | undefined };
  /** What happened and what is safe, in the words of the page. */
  failed: ReactNode;
  loading?: ReactNode;
  /** What the card is called that says that it failed. */
  label?: string;
  children: (value: T) => ReactNode;
};

/** What a loader asked for: its shape while it comes, a way on where it failed. */
export function WhenLoaded<T>({ answer, failed, loading, label, children }: Props<T>) {
  if (answer.isError)
    return (
      <LoadFailed answer={answer} aria-label={label}>
        {failed}
      </LoadFailed>
    );
  return answer.data === undefined ? (loading ?? <CardsLoading />) : children(answer.data);
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
