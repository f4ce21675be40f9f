import { Trans, useLingui } from '@lingui/react/macro';
import { groupViews, type ViewGroup } from '@portal/clinical-domain/audit/group-views';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { load, useAnswer } from '../../session/records/load.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { Card } from '@portal/ui/card.tsx';
import { ErrorState } from '@portal/ui/error-state.tsx';
import { List } from '@portal/ui/list.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { formatAccessFilter, parseAccessFilter } from './access-filter.ts';
import { AccessFilters } from './access-filters.tsx';
import { eventsOf, othersOfLastMonth, reportedEvents, toViews } from './access-queries.ts';
import { CannotSee } from './cannot-see.tsx';
import { LastMonth } from './last-month.tsx';
import { NoViews } from './no-views.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { SomeoneUnknown } from './someone-unknown.tsx';
import { usePeople } from './use-people.ts';
import { ViewDays } from './view-days.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const filter = parseAccessFilter(new URL(request.url).searchParams);
  void queryClient.prefetchInfiniteQuery({ ...eventsOf(filter), staleTime: 0 });
  load(othersOfLastMonth(), { showsLast: true });
  load(reportedEvents(), { showsLast: true });
  return { filter, today: clinicDay(Date.now(), getPortalConfig().clinicZone) };
}

/** The audit in plain words: who, what, when, why, and what it cannot tell. */
export function Component() {
  const { filter, today } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const [, setQuery] = useSearchParams();
  const events = useInfiniteQuery(eventsOf(filter), queryClient);
  const reported = useAnswer(reportedEvents());
  const [asking, setAsking] = useState<ViewGroup | 'anything'>();
  const views = toViews(events.data?.pages ?? [], filter);
  const names = usePeople(views);
  const days = groupViews(views, getPortalConfig().clinicZone);
  const isFiltered = formatAccessFilter(filter).size > 0;
  return (
    <div className="container-page grid gap-4 pb-5 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-x-6">
      <div className="grid min-w-0 gap-4">
        <p className="-mt-5 text-muted max-sm:hidden">
          <Trans>Views through this portal, and views the hospital’s own system reports.</Trans>
        </p>
        <AccessFilters
          filter={filter}
          today={today}
          onChange={(next) => setQuery(formatAccessFilter(next), { replace: true, preventScrollReset: true })}
        />
        <ViewDays
          days={days}
          today={today}
          names={names}
          reported={reported.data ?? new Map()}
          onReport={setAsking}
        />
        {days.length === 0 && (
          <Card>
            {events.isError ? (
              <ErrorState onTryAgain={() => void events.refetch()} isTrying={events.isFetching}>
                <p>
                  <Trans>We couldn’t load the list. It’s safe. Check your connection and try again.</Trans>
                </p>
              </ErrorState>
            ) : (
              <List
                label={t`Who looked at my record`}
                items={[]}
                keyOf={String}
                isLoading={events.isPending}
                empty={<NoViews isFiltered={isFiltered} />}
              >
                {() => undefined}
              </List>
            )}
          </Card>
        )}
        {events.hasNextPage && (
          <WaitingButton
            variant="secondary"
            isWaiting={events.isFetchingNextPage}
            onClick={() => void events.fetchNextPage()}
          >
            {events.isFetchNextPageError ? t`It didn’t work. Try again` : t`Show earlier`}
          </WaitingButton>
        )}
      </div>
      <aside className="grid min-w-0 gap-4">
        <LastMonth />
        <SomeoneUnknown onReport={() => setAsking('anything')} />
        <CannotSee />
      </aside>
      {asking && (
        <ReportSheet
          group={asking === 'anything' ? undefined : asking}
          names={names}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
