import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';

export function ChatLoading() {
  return (
    <Loading className="grid gap-2">
      <Skeleton className="h-16 w-3/5 rounded-lg!" />
      <Skeleton className="ml-auto h-12 w-2/5 rounded-lg!" />
    </Loading>
  );
}
