import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';

export function ListLoading() {
  return (
    <Loading className="grid gap-6 p-5">
      <Skeleton className="h-12 rounded-full!" />
      {['a', 'b', 'c', 'd'].map((row) => (
        <span key={row} className="flex items-center gap-3">
          <Skeleton className="size-12 flex-none rounded-full!" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </span>
        </span>
      ))}
    </Loading>
  );
}
