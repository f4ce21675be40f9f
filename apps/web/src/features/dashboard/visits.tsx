import { Trans } from '@lingui/react/macro';
import type { Overview } from '@portal/fhir-queries/overview.query';
import { LoadFailed, type Answer } from '@portal/ui/load-failed.tsx';
import { LoadingCards } from './loading-cards.tsx';
import { NextVisitCard } from './next-visit-card.tsx';
import { NoNextVisit } from './no-next-visit.tsx';

type Props = {
  answer: Answer & { data: Overview | undefined };
  isOpen: boolean;
  now: Date;
  zone: string;
};

/** The next visit in each of its states. */
export function Visits({ answer, isOpen, now, zone }: Props) {
  const { data, isError } = answer;
  if (data?.visits?.next)
    return (
      <NextVisitCard
        appointment={data.visits.next}
        doctor={data.visits.doctor}
        isOpen={isOpen}
        now={now}
        zone={zone}
      />
    );
  if (data?.visits) return <NoNextVisit />;
  if (data)
    return (
      <LoadFailed answer={answer}>
        <Trans>We couldn’t load your visits. They’re safe. Check your connection and try again.</Trans>
      </LoadFailed>
    );
  if (!isError) return <LoadingCards />;
  return (
    <LoadFailed answer={answer}>
      <Trans>
        We couldn’t load your visits and payments. They’re safe. Check your connection and try again.
      </Trans>
    </LoadFailed>
  );
}
