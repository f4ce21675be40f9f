import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment, Practitioner } from 'fhir/r4';
import { useId } from 'react';
import { LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { EmptyCalendarDrawing } from '@portal/ui/empty-calendar-drawing.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { JoinOffered } from './join-offered.tsx';
import { Ridge } from '@portal/ui/ridge.tsx';
import { VisitPlaceLine, VisitTypeAtPlace } from '@portal/ui/visit-place.tsx';
import { VisitStateBadge, VisitStateSentence } from '@portal/ui/visit-state.tsx';
import { useVisitStrings } from './use-visit-strings.ts';
import { DaysUntilVisit, VisitDate, VisitHours, VisitTile } from './visit-time.tsx';

type Props = { visits: Appointment[]; practitioners: Practitioner[]; now: Date };

/** The nearest visit stands out; the rest follow in their order. */
export function Upcoming({ visits, practitioners, now }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const [nearest, ...rest] = visits;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-xl">
        <Trans>Upcoming Visits</Trans>
      </h2>
      {nearest ? (
        <div className="grid gap-4 lg:grid-cols-[1.25fr_1fr] lg:gap-5">
          <NearestVisit visit={nearest} practitioners={practitioners} now={now} />
          {rest.length > 0 && (
            <ul className="grid content-start gap-4">
              {rest.map((visit) => (
                <li key={visit.id}>
                  <LaterVisit visit={visit} practitioners={practitioners} now={now} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <Card>
          <EmptyState drawing={<EmptyCalendarDrawing />} title={t`No results found!`} level={3}>
            <p>
              <Trans>Your visits will show up here.</Trans>
            </p>
          </EmptyState>
        </Card>
      )}
    </section>
  );
}

type VisitProps = { visit: Appointment; practitioners: Practitioner[]; now: Date };

function NearestVisit({ visit, practitioners, now }: VisitProps) {
  const { doctor, specialty, service } = useVisitStrings(visit, practitioners);
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="on-brand relative overflow-hidden rounded-lg bg-brand p-5 text-on-brand shadow-sm sm:p-7"
    >
      <Ridge className="opacity-80" />
      <div className="relative">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <DaysUntilVisit visit={visit} now={now} />
          <VisitStateBadge visit={visit} now={now} />
        </div>
        <div className="flex items-start gap-4">
          <VisitTile visit={visit} look="brand" />
          <div className="min-w-0 flex-1">
            <h3 id={titleId} className="text-lg">
              {doctor}
            </h3>
            <p className="text-sm text-on-brand-muted">{[specialty, service].filter(Boolean).join(' · ')}</p>
            <p className="mt-2 font-semibold tabular-nums">
              <VisitHours visit={visit} />
            </p>
            <p className="text-sm text-on-brand-muted tabular-nums">
              <VisitDate visit={visit} now={now} />
            </p>
            <VisitPlaceLine visit={visit} className="mt-1.5 text-on-brand-muted" />
            <VisitStateSentence visit={visit} now={now} className="mt-1.5 text-sm" />
          </div>
        </div>
        <div className="mt-4 flex flex-wrap gap-3 max-sm:*:w-full">
          <JoinOffered visit={visit} variant="inverse" aria-describedby={titleId} />
          <LinkButton variant="inverse" to={`/appointments/${visit.id}`} aria-describedby={titleId}>
            <Trans>View Details</Trans>
          </LinkButton>
        </div>
      </div>
    </article>
  );
}

function LaterVisit({ visit, practitioners, now }: VisitProps) {
  const { doctor, service } = useVisitStrings(visit, practitioners);
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-3 gap-y-3.5 rounded-lg bg-surface p-4 shadow-sm sm:px-5 sm:py-[18px]"
    >
      <div className="flex min-w-55 flex-1 items-start gap-3.5">
        <VisitTile visit={visit} />
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-lg">
            {doctor}
          </h3>
          <p className="text-sm text-muted">
            <VisitTypeAtPlace visit={visit} type={service} />
          </p>
          <p className="text-sm font-semibold tabular-nums">
            <VisitHours visit={visit} />
          </p>
          <p className="text-sm text-muted tabular-nums">
            <VisitDate visit={visit} now={now} />
          </p>
          <VisitStateSentence visit={visit} now={now} className="text-sm text-muted" />
        </div>
      </div>
      <div className="flex items-center gap-2.5 max-sm:w-full sm:flex-col sm:items-end">
        <VisitStateBadge visit={visit} now={now} />
        <JoinOffered visit={visit} size="sm" aria-describedby={titleId} />
        <LinkButton
          variant="soft"
          size="sm"
          to={`/appointments/${visit.id}`}
          aria-describedby={titleId}
          className="max-sm:flex-1"
        >
          <Trans>View Details</Trans>
        </LinkButton>
      </div>
    </article>
  );
}
