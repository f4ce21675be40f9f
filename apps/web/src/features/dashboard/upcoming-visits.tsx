import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { TextLink } from '@portal/ui/text-link.tsx';

type Props = { badge?: ReactNode; isOpen?: boolean; children: ReactNode };

/** The card in each of its states: loading, failed, nothing, the next visit. */
export function UpcomingVisits({ badge, isOpen = false, children }: Props) {
  return (
    <Card
      aria-labelledby="upcoming-visits"
      className={classNames('sm:p-6', isOpen && 'ring-2 ring-primary ring-inset')}
    >
      <div className="-mt-2.5 mb-0.5 flex min-h-11 flex-wrap items-center gap-x-2">
        <h2 id="upcoming-visits" className="text-sm tracking-normal text-muted">
          <Trans>Upcoming Visits</Trans>
        </h2>
        {badge}
        <TextLink to="/appointments" className="ml-auto">
          <Trans>See all</Trans>
          <ChevronRight size={16} aria-hidden="true" />
        </TextLink>
      </div>
      {children}
    </Card>
  );
}
