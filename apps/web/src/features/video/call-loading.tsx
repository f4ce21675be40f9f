import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';

export function CallLoading() {
  return (
    <div className="container-page pb-6 sm:pb-14">
      <Loading className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-6">
        <Skeleton className="h-72 rounded-xl lg:h-130" />
        <Skeleton className="h-72 rounded-lg" />
      </Loading>
    </div>
  );
}
