import { Card } from '@portal/ui/card.tsx';
import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';

export function FirstCardLoading() {
  return (
    <Card className="sm:p-6">
      <Loading>
        <span className="flex items-center justify-between">
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
          </span>
          <Skeleton className="size-12 rounded-full! sm:size-14" />
        </span>
        <Skeleton className="mt-4 h-20 rounded-md!" />
      </Loading>
    </Card>
  );
}
