import { Card } from '@portal/ui/card.tsx';
import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { UpcomingVisits } from './upcoming-visits.tsx';

/** The shapes of the next visit and of what is to be paid, as high as they are, so that little moves when they come. */
export function LoadingCards() {
  return (
    <div className="grid gap-4">
      <UpcomingVisits>
        <Loading>
          <span className="flex items-start gap-3.5">
            <Skeleton className="h-17 w-15 rounded-md!" />
            <span className="grid flex-1 gap-2.5 pt-1">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-4 w-3/5" />
            </span>
          </span>
          <Skeleton className="mt-4 h-12 rounded-md!" />
        </Loading>
      </UpcomingVisits>
      <Card className="hidden items-center gap-3.5 lg:flex">
        <Skeleton className="size-11 rounded-md!" />
        <span className="grid flex-1 gap-2.5">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-7 w-3/5" />
        </span>
      </Card>
    </div>
  );
}
