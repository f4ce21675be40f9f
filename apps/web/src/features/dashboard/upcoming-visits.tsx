import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** The card in each of its states: loading, failed, nothing, the next visit. */
export function UpcomingVisits({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  return (
    <Card aria-labelledby="upcoming-visits" className="sm:p-6">
      <div className="mb-2.5 flex min-h-7 items-center justify-between gap-3">
        <h2 id="upcoming-visits" className="text-sm tracking-normal text-muted">
          Upcoming Visits
        </h2>
        {badge}
      </div>
      {children}
    </Card>
  );
}
