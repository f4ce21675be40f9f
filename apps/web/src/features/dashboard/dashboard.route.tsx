import { Suspense } from 'react';
import { findNextAppointments } from '@portal/fhir-queries/appointment.query';
import { Await, useLoaderData } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { queryClient } from '../../session/query-client.ts';
import { recordsClient } from '../../session/records-client.ts';
import { session, useSession } from '../../session/session.ts';
import { Greeting } from './greeting.tsx';
import { NextVisitCard } from './next-visit-card.tsx';
import { NextVisitFailed } from './next-visit-failed.tsx';
import { NextVisitLoading } from './next-visit-loading.tsx';
import { NoNextVisit } from './no-next-visit.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** The greeting does not wait for the records server. */
export function loader() {
  const nextVisit = queryClient.fetchQuery({
    queryKey: ['next-appointment', session.store.getState().user?.id],
    queryFn: async () =>
      (await findNextAppointments(recordsClient, { from: new Date(), count: 1 }))[0] ?? null,
  });
  nextVisit.catch(() => undefined);
  return { nextVisit, now: new Date(), zone: getPortalConfig().clinicZone };
}

export function Component() {
  const { nextVisit, now, zone } = useLoaderData<typeof loader>();
  const { user } = useSession();
  return (
    <>
      <Greeting name={user?.name ?? ''} now={now} zone={zone} />
      <div className="container-page relative z-1 -mt-18 pb-6 sm:-mt-20 sm:pb-16">
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-6">
          <div className="max-lg:order-1 lg:order-2">
            <Suspense key={now.getTime()} fallback={<NextVisitLoading />}>
              <Await resolve={nextVisit} errorElement={<NextVisitFailed />}>
                {(appointment) =>
                  appointment ? (
                    <NextVisitCard appointment={appointment} now={now} zone={zone} />
                  ) : (
                    <NoNextVisit />
                  )
                }
              </Await>
            </Suspense>
          </div>
          <div className="max-lg:order-2 lg:order-1">
            <Shortcuts />
          </div>
        </div>
      </div>
    </>
  );
}
