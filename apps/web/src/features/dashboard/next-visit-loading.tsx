import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UpcomingVisits } from './upcoming-visits.tsx';

export function NextVisitLoading() {
  return (
    <UpcomingVisits>
      <output className="flex items-start gap-3.5">
        <span className="sr-only">
          <Trans>Loading...</Trans>
        </span>
        <Skeleton className="h-17 w-15 rounded-md!" />
        <span className="grid flex-1 gap-2.5 pt-1">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-5 w-1/2" />
        </span>
      </output>
    </UpcomingVisits>
  );
}
