import { Trans, useLingui } from '@lingui/react/macro';
import { findComingVisits } from '@portal/fhir-queries/appointment.query';
import { useLoaderData } from 'react-router';
import { load, useAnswer } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { EmptyCalendarDrawing } from '@portal/ui/empty-calendar-drawing.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { ComingVisit } from './coming-visit.tsx';
import { TabPage } from './tab-page.tsx';

const comingQuery = () =>
  ownQuery(['coming-visits'], ['Appointment'], () => findComingVisits(recordsClient, new Date()));

export function loader() {
  load(comingQuery());
  return { now: new Date() };
}

/** Visits to come, and none of the past. */
export function Component() {
  const { now } = useLoaderData<typeof loader>();
  return (
    <TabPage
      answer={useAnswer(comingQuery())}
      failed={<Trans>We couldn’t load your visits. They’re safe. Check your connection and try again.</Trans>}
    >
      {({ visits, practitioners }) =>
        visits.length === 0 ? (
          <NoVisits />
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-5">
            {visits.map((visit) => (
              <li key={visit.id} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
                <ComingVisit visit={visit} practitioners={practitioners} now={now} />
              </li>
            ))}
          </ul>
        )
      }
    </TabPage>
  );
}

function NoVisits() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        drawing={<EmptyCalendarDrawing />}
        title={t`No item to display`}
        actions={
          <LinkButton variant="soft" to="/appointments/choose-specialty">
            <Trans>Add New Appointment</Trans>
          </LinkButton>
        }
      >
        <p>
          <Trans>Your visits will show up here.</Trans>
        </p>
      </EmptyState>
    </Card>
  );
}
