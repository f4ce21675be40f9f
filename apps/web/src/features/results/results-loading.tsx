import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';

export function ResultsLoading() {
  return (
    <Loading className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <Skeleton key={card} className="h-33 rounded-lg! sm:h-42" />
      ))}
    </Loading>
  );
}
