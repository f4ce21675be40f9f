import { Trans, useLingui } from '@lingui/react/macro';
import { clinicDay } from '@portal/clinical-domain/booking/clinic-day';
import { weekOf } from '@portal/clinical-domain/medicines/week';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { queryClient } from '../../session/query-client.ts';
import { session, useSession } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MedicationsLoading } from './medications-loading.tsx';
import { medicinesOf } from './medicines.ts';
import { MedicinesOfWeek } from './medicines-of-week.tsx';
import { NoMedications } from './no-medications.tsx';
import { NotRecorded } from './not-recorded.tsx';

export function loader() {
  void queryClient.prefetchQuery({ ...medicinesOf(session.store.getState().user?.id), staleTime: 0 });
  return { now: new Date(), zone: getPortalConfig().clinicZone };
}

/** Another day of the same week needs no other answer. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOtherDay = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOtherDay ? false : defaultShouldRevalidate;
}

export function Component() {
  const { now, zone } = useLoaderData<typeof loader>();
  const { user } = useSession();
  const { data, isError, isFetching, refetch } = useQuery(medicinesOf(user?.id), queryClient);
  const [query, setQuery] = useSearchParams();
  const week = weekOf(now.getTime(), zone);
  const day = week.find((one) => one === query.get('day')) ?? clinicDay(now.getTime(), zone);
  return (
    <div className="container-page pb-5 sm:pb-16">
      <NotRecorded />
      {!data && isError && <MedicinesFailed onTryAgain={() => void refetch()} isTrying={isFetching} />}
      {!data && !isError && <MedicationsLoading />}
      {data?.orders.some(({ status }) => status === 'active') === false && <NoMedications />}
      {data?.orders.some(({ status }) => status === 'active') && (
        <MedicinesOfWeek
          medicines={data}
          now={now}
          week={week}
          day={day}
          onDay={(other) => setQuery({ day: other }, { replace: true, preventScrollReset: true })}
        />
      )}
    </div>
  );
}

function MedicinesFailed({ onTryAgain, isTrying }: { onTryAgain: () => void; isTrying: boolean }) {
  const { t } = useLingui();
  return (
    <Card aria-label={t`Medications`}>
      <ErrorState onTryAgain={onTryAgain} isTrying={isTrying}>
        <p>
          <Trans>
            We could not load your medicines. They are safe. Take them as your doctor told you, check your
            connection and try again.
          </Trans>
        </p>
      </ErrorState>
    </Card>
  );
}
