import { lazy, Suspense } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useAnswer } from '../../session/records/load.ts';
import { session, useSession } from '../../session/session.ts';
import { useOwnName } from '../../session/records/use-own-name.ts';
import { Greeting } from './greeting.tsx';
import { LoadingCards } from './loading-cards.tsx';
import { NextVisitCard } from './next-visit-card.tsx';
import { NoNextVisit } from './no-next-visit.tsx';
import { OutstandingPayment } from './outstanding-payment.tsx';
import { OverviewFailed } from './overview-failed.tsx';
import { askOverview, overviewOf } from './overview.ts';
import { Shortcuts } from './shortcuts.tsx';

const UnconfirmedContact = lazy(() =>
  import('./unconfirmed-contact.tsx').catch(() => ({ default: () => <></> })),
);

/** The greeting does not wait for the records server. */
export function loader() {
  askOverview(session.store.getState().user?.id);
  return { now: new Date(), zone: getPortalConfig().clinicZone };
}

export function Component() {
  const { now, zone } = useLoaderData<typeof loader>();
  const { user } = useSession();
  const answer = useAnswer(overviewOf(user?.id));
  const { data: overview, isError } = answer;
  return (
    <>
      <Greeting name={useOwnName() ?? ''} now={now} zone={zone} />
      <div className="container-page relative z-1 -mt-18 pb-6 sm:-mt-20 sm:pb-16">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr] lg:gap-x-6">
          <div className="lg:col-start-2">
            {overview?.nextVisit && (
              <NextVisitCard
                appointment={overview.nextVisit}
                doctor={overview.doctor}
                now={now}
                zone={zone}
              />
            )}
            {overview && !overview.nextVisit && <NoNextVisit />}
            {!overview && (isError ? <OverviewFailed answer={answer} /> : <LoadingCards />)}
          </div>
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Shortcuts />
          </div>
          {overview && (
            <div className="lg:col-start-2">
              <OutstandingPayment invoices={overview.openInvoices} />
            </div>
          )}
          {overview && (
            <div className="lg:col-span-2">
              <Suspense>
                <UnconfirmedContact />
              </Suspense>
            </div>
          )}
          <Outlet />
        </div>
      </div>
    </>
  );
}
