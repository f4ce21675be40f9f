import { Trans, useLingui } from '@lingui/react/macro';
import { findVisitLists } from '@portal/fhir-queries/appointment.query';
import { keepPreviousData } from '@tanstack/react-query';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { pageSizeOf } from '@portal/ui/device/low-data.ts';
import { load, useAnswer } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { LinkButton } from '@portal/ui/button.tsx';
import { WhenLoaded } from '@portal/ui/when-loaded.tsx';
import { History } from './history.tsx';
import { readShown, statusesOf, type Shown } from './history-filter.ts';
import { Upcoming } from './upcoming.tsx';
import { VisitsLoading } from './visits-loading.tsx';

function visitsQuery(shown: Shown, page: number) {
  const pageSize = pageSizeOf(10);
  return ownQuery(['visits', shown, page, pageSize], ['Appointment'], () =>
    findVisitLists(recordsClient, { now: new Date(), page, pageSize, statuses: statusesOf(shown) }),
  );
}

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const shown = readShown(query.get('show'));
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  load(visitsQuery(shown, page));
  return { shown, page, now: new Date() };
}

export function Component() {
  const { t } = useLingui();
  const { shown, page, now } = useLoaderData<typeof loader>();
  const answer = useAnswer({ ...visitsQuery(shown, page), placeholderData: keepPreviousData });
  return (
    <div className="container-page pb-6 sm:pb-14">
      <LinkButton to="/appointments/choose-specialty" className="mb-5 w-full sm:hidden">
        <Trans>Add New Appointment</Trans>
      </LinkButton>
      <WhenLoaded
        answer={answer}
        label={t`Upcoming Visits`}
        loading={<VisitsLoading />}
        failed={
          <Trans>We couldn’t load your visits. They’re safe. Check your connection and try again.</Trans>
        }
      >
        {({ upcoming, history, hasMore, practitioners }) => (
          <div className="grid gap-7">
            <Upcoming visits={upcoming} practitioners={practitioners} now={now} />
            <History
              visits={history}
              practitioners={practitioners}
              now={now}
              shown={shown}
              nextPage={hasMore ? page + 1 : undefined}
            />
          </div>
        )}
      </WhenLoaded>
    </div>
  );
}
