import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';

export function ReportLoading() {
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-14 rounded-md!" />
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </Loading>
  );
}
