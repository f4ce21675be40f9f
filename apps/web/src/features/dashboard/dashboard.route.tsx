import { lazy, Suspense } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import { useTwoColumns } from '@portal/ui/use-wide.ts';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useAnswer } from '../../session/records/load.ts';
import { session, useSession } from '../../session/session.ts';
import { useOwnName } from '../../session/records/use-own-name.ts';
import { FirstCardLoading } from './first-card-loading.tsx';
import { Greeting } from './greeting.tsx';
import { fetchHomeParts, FirstCard, NewestResult, VitalsCard } from './home-parts.ts';
import type { HomePlace } from './home-place.ts';
import { askOverview, overviewOf } from './overview.ts';
import { Payments } from './payments.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { useVisitOpen } from './use-visit-open.ts';
import { Visits } from './visits.tsx';

const UnconfirmedContact = lazy(() =>
  import('./unconfirmed-contact.tsx').catch(() => ({ default: () => <></> })),
);

const column = 'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4';

/** The greeting does not wait for the records server. */
export function loader() {
  askOverview(session.store.getState().user?.id);
  fetchHomeParts();
  return { now: new Date(), zone: getPortalConfig().clinicZone };
}

/** What matters today, in one look. A part that fails says so alone. */
export function Component() {
  const { now, zone } = useLoaderData<typeof loader>();
  const { user } = useSession();
  const isTwoColumns = useTwoColumns();
  // Another try asks for all of the first screen, as the first one did.
  const answer = { ...useAnswer(overviewOf(user?.id)), refetch: () => askOverview(user?.id) };
  const nextVisit = answer.data?.visits?.next;
  const isVisitOpen = useVisitOpen(nextVisit);
  const visits = <Visits key="visits" answer={answer} isOpen={isVisitOpen} now={now} zone={zone} />;
  const today = !answer.isError && (
    <Suspense key="today" fallback={<FirstCardLoading />}>
      <FirstCard hasNextVisit={nextVisit !== undefined} isVisitOpen={isVisitOpen} />
    </Suspense>
  );
  const first = isVisitOpen ? [visits, today] : [today, visits];
  const result = (
    <Suspense key="result">
      <NewestResult />
    </Suspense>
  );
  const shortcuts = <Shortcuts key="shortcuts" />;
  const vitals = (
    <Suspense key="vitals">
      <VitalsCard />
    </Suspense>
  );
  const payments = <Payments key="payments" answer={answer} />;
  return (
    <>
      <Greeting name={useOwnName() ?? ''} now={now} zone={zone} />
      <div className="container-page relative z-1 -mt-18 pb-6 sm:-mt-20 sm:pb-16">
        {/* In the order in which it is seen: in one column, or in each of two. */}
        {isTwoColumns ? (
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,384px)] gap-6">
            <div className={column}>
              {isVisitOpen ? [...first, shortcuts, vitals] : [today, shortcuts, vitals]}
            </div>
            <div className={column}>{[!isVisitOpen && visits, result, payments]}</div>
          </div>
        ) : (
          <div className={column}>{[...first, result, shortcuts, vitals, payments]}</div>
        )}
        <div className={`${column} mt-4`}>
          {answer.data && (
            <Suspense>
              <UnconfirmedContact />
            </Suspense>
          )}
          <Outlet context={{ name: 'phone' } satisfies HomePlace} />
        </div>
      </div>
    </>
  );
}
