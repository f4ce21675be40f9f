import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';

/** Two chips, and the rows of two months. */
export function ResultsLoading() {
  return (
    <Loading className="grid gap-3">
      <span className="flex gap-2 sm:mb-1">
        <Skeleton className="h-11 w-24 rounded-full!" />
        <Skeleton className="h-11 w-36 rounded-full!" />
      </span>
      {['a', 'b'].map((month) => (
        <span key={month} className="grid gap-2.5">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-84 rounded-lg! lg:h-48" />
        </span>
      ))}
    </Loading>
  );
}
