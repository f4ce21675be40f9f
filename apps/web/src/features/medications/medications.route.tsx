import { Trans, useLingui } from '@lingui/react/macro';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { listReachableDays } from '@portal/clinical-domain/medicines/week';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { load, useAnswer } from '../../session/records/load.ts';
import { medicinesOf } from '../../session/records/medicines.ts';
import { session, useSession } from '../../session/session.ts';
import { Card } from '@portal/ui/card.tsx';
import { ErrorState } from '@portal/ui/error-state.tsx';
import { useNow } from '@portal/ui/use-now.ts';
import { MedicationsLoading } from './medications-loading.tsx';
import { MedicinesOfWeek } from './medicines-of-week.tsx';
import { NoMedications } from './no-medications.tsx';
import { NotRecorded } from './not-recorded.tsx';

export function loader() {
  load(medicinesOf(session.store.getState().user?.id), { showsLast: true });
  return null;
}

/** Another day needs no other answer. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOtherDay = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOtherDay ? false : defaultShouldRevalidate;
}

export function Component() {
  const zone = getPortalConfig().clinicZone;
  const now = useNow();
  const { user } = useSession();
  const { data, isError, isFetching, refetch } = useAnswer(medicinesOf(user?.id));
  const [query, setQuery] = useSearchParams();
  const today = clinicDay(now, zone);
  const day = listReachableDays(now, zone).find((one) => one === query.get('day')) ?? today;
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
          <Trans>We couldn't load your medicines. They're safe. Check your connection and try again.</Trans>
        </p>
      </ErrorState>
    </Card>
  );
}
