import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';

export function MedicationsLoading() {
  return (
    <Loading className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-6">
      <Skeleton className="h-24 rounded-lg! sm:h-31" />
      <Skeleton className="h-22 rounded-lg! lg:row-span-2 lg:h-60" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Skeleton className="h-18 rounded-lg!" />
        <Skeleton className="h-18 rounded-lg!" />
        <Skeleton className="h-18 rounded-lg!" />
      </div>
    </Loading>
  );
}
