import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';

export function CareTeamLoading() {
  return (
    <Loading className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <Skeleton className="h-96 rounded-lg! lg:order-last" />
      <span className="grid gap-3 md:grid-cols-2 md:gap-4">
        {['a', 'b', 'c', 'd'].map((person) => (
          <Skeleton key={person} className="h-52 rounded-lg!" />
        ))}
      </span>
    </Loading>
  );
}
