import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';

export function VisitsLoading() {
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-7 w-45" />
      <Skeleton className="h-55 rounded-lg! lg:w-3/5" />
      <Skeleton className="mt-4 h-7 w-45" />
      <Skeleton className="h-27 rounded-lg!" />
      <Skeleton className="h-27 rounded-lg!" />
    </Loading>
  );
}
