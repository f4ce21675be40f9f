import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';

export function LabCardsLoading() {
  return (
    <Loading className="grid gap-4 lg:grid-cols-2 lg:gap-5">
      {['a', 'b', 'c', 'd'].map((card) => (
        <Skeleton key={card} className="h-54 rounded-lg!" />
      ))}
    </Loading>
  );
}
