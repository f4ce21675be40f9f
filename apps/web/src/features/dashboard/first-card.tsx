import { Trans } from '@lingui/react/macro';
import { readToday } from '@portal/clinical-domain/medicines/today';
import { Outlet } from 'react-router';
import { LoadFailed } from '@portal/ui/load-failed.tsx';
import { useNow } from '@portal/ui/use-now.ts';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useAnswer } from '../../session/records/load.ts';
import { medicinesOf } from '../../session/records/medicines.ts';
import { useSession } from '../../session/session.ts';
import { CaughtUp } from './caught-up.tsx';
import { FirstCardLoading } from './first-card-loading.tsx';
import type { HomePlace } from './home-place.ts';
import { useHome } from './use-home.ts';
import { Welcome } from './welcome.tsx';

type Props = { hasNextVisit: boolean; isVisitOpen: boolean };

/** What matters today: the doses, that all is done, or where to begin. */
export function FirstCard({ hasNextVisit, isVisitOpen }: Props) {
  const now = useNow();
  const { user } = useSession();
  const medicines = useAnswer(medicinesOf(user?.id));
  const { isAnswered, reports, unreadReportCount, isInboxKnown, unread, hasVisits } = useHome();
  if (!medicines.data)
    return medicines.isError ? (
      <LoadFailed answer={medicines}>
        <Trans>We couldn’t load your medicines. They’re safe. Check your connection and try again.</Trans>
      </LoadFailed>
    ) : (
      <FirstCardLoading />
    );
  const today = readToday(medicines.data, { now, zone: getPortalConfig().clinicZone });
  const place: HomePlace = { name: 'today', medicines: medicines.data, isSecond: isVisitOpen };
  if (today.left > 0 || today.late.length > 0) return <Outlet context={place} />;
  if (!isAnswered) return today.all > 0 ? <Outlet context={place} /> : <FirstCardLoading />;
  const isNew = medicines.data.orders.length === 0 && reports?.length === 0 && !unread;
  if (isNew && hasVisits === false && !hasNextVisit) return <Welcome />;
  const isQuiet = reports !== undefined && isInboxKnown && unreadReportCount === 0 && !unread && !isVisitOpen;
  if (isQuiet) return <CaughtUp today={today} now={now} />;
  return today.all > 0 ? <Outlet context={place} /> : null;
}
