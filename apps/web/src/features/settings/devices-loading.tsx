import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';

export function DevicesLoading() {
  return (
    <Loading className="flex items-center gap-3.5 p-4 sm:px-5">
      <Skeleton className="size-9 rounded-[11px]!" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3.5 w-1/4" />
      </span>
    </Loading>
  );
}
