import { Trans, useLingui } from '@lingui/react/macro';
import { findVisitLists } from '@portal/fhir-queries/appointment.query';
import { Suspense } from 'react';
import { Await, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { pageSizeOf } from '../../platform/low-data.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { session } from '../../session/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { History } from './history.tsx';
import { readShown, statusesOf } from './history-filter.ts';
import { Upcoming } from './upcoming.tsx';
import { VisitsLoading } from './visits-loading.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const shown = readShown(query.get('show'));
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const now = new Date();
  const pageSize = pageSizeOf(10);
  const lists = queryClient.fetchQuery({
    queryKey: ['visits', session.store.getState().user?.id, shown, page, pageSize],
    queryFn: () => findVisitLists(recordsClient, { now, page, pageSize, statuses: statusesOf(shown) }),
    staleTime: 0,
  });
  lists.catch(() => undefined);
  return { lists, shown, page, now };
}

export function Component() {
  const { lists, shown, page, now } = useLoaderData<typeof loader>();
  return (
    <div className="container-page pb-6 sm:pb-14">
      <LinkButton to="/appointments/choose-specialty" className="mb-5 w-full sm:hidden">
        <Trans>Add New Appointment</Trans>
      </LinkButton>
      <Suspense fallback={<VisitsLoading />}>
        <Await resolve={lists} errorElement={<VisitsFailed />}>
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
        </Await>
      </Suspense>
    </div>
  );
}

function VisitsFailed() {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  return (
    <Card aria-label={t`Upcoming Visits`}>
      <ErrorState onTryAgain={() => void revalidate()} isTrying={state === 'loading'}>
        <p>
          <Trans>We could not load your visits. They are safe. Check your connection and try again.</Trans>
        </p>
      </ErrorState>
    </Card>
  );
}
