import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment, Practitioner } from 'fhir/r4';
import { useId } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { Chip } from '@portal/ui/chip.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { shownChoices, shownName, type Shown } from './history-filter.ts';
import { JoinOffered } from './join-offered.tsx';
import { VisitTypeAtPlace } from '@portal/ui/visit-place.tsx';
import { VisitStateBadge, VisitStateSentence } from '@portal/ui/visit-state.tsx';
import { useBookAgain } from './use-book-again.ts';
import { useVisitStrings } from './use-visit-strings.ts';
import { VisitDate, VisitHours, VisitTile } from './visit-time.tsx';

type Props = {
  visits: Appointment[];
  practitioners: Practitioner[];
  now: Date;
  shown: Shown;
  nextPage: number | undefined;
};

/** What is over or was called off, the latest first. */
export function History({ visits, practitioners, now, shown, nextPage }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const go = (query: Record<string, string>) =>
    void navigate(`/appointments?${new URLSearchParams(query).toString()}`, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-xl">
          <Trans>Appointment History</Trans>
        </h2>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">
            <Trans>Show</Trans>
          </legend>
          {shownChoices.map((choice) => (
            <Chip key={choice} isOn={choice === shown} onClick={() => go({ show: choice })}>
              {t(shownName(choice))}
            </Chip>
          ))}
        </fieldset>
      </div>
      {visits.length === 0 ? (
        <Card>
          <EmptyState title={t`No results found!`} level={3} />
        </Card>
      ) : (
        <ul className="grid gap-4">
          {visits.map((visit) => (
            <li key={visit.id}>
              <PastVisit visit={visit} practitioners={practitioners} now={now} />
            </li>
          ))}
        </ul>
      )}
      {nextPage !== undefined && (
        <WaitingButton
          variant="secondary"
          isWaiting={isLoading}
          className="mt-4 w-full sm:w-auto"
          onClick={() => go({ show: shown, page: String(nextPage) })}
        >
          <Trans>Show older visits</Trans>
        </WaitingButton>
      )}
    </section>
  );
}

function PastVisit({
  visit,
  practitioners,
  now,
}: {
  visit: Appointment;
  practitioners: Practitioner[];
  now: Date;
}) {
  const { doctor, service } = useVisitStrings(visit, practitioners);
  const titleId = useId();
  const { bookAgain, isWaiting } = useBookAgain(visit);
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-6 gap-y-3.5 rounded-lg bg-surface p-4 shadow-sm sm:px-6 sm:py-5"
    >
      <div className="flex min-w-55 flex-1 items-start gap-3.5">
        <VisitTile visit={visit} look="quiet" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h3 id={titleId} className="text-lg">
              {doctor}
            </h3>
            <VisitStateBadge visit={visit} now={now} />
          </div>
          <p className="text-sm text-muted">
            <VisitTypeAtPlace visit={visit} type={service} />
          </p>
          <p className="text-sm text-muted tabular-nums">
            <VisitDate visit={visit} now={now} /> · <VisitHours visit={visit} />
          </p>
          <VisitStateSentence visit={visit} now={now} className="text-sm text-muted" />
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
        <JoinOffered visit={visit} size="sm" aria-describedby={titleId} />
        <LinkButton variant="soft" size="sm" to={`/appointments/${visit.id}`} aria-describedby={titleId}>
          <Trans>View Details</Trans>
        </LinkButton>
        <WaitingButton
          variant="secondary"
          size="sm"
          isWaiting={isWaiting}
          aria-describedby={titleId}
          onClick={bookAgain}
          className="lg:min-w-32"
        >
          {visit.status === 'fulfilled' ? <Trans>Reappoint</Trans> : <Trans>Reschedule</Trans>}
        </WaitingButton>
      </div>
    </article>
  );
}
