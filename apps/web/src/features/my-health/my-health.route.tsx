import { useLingui } from '@lingui/react/macro';
import { addDays, clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { allReadingCodes, isOwnReading } from '@portal/clinical-domain/vitals/own-readings';
import { findLatestReadings } from '@portal/fhir-queries/vital-signs.query';
import { Outlet } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { isNative } from '../../platform/native.ts';
import { load, useAnswer } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { TabLinks, type TabLink } from '@portal/ui/tab-links.tsx';

const daysLookedBack = 90;

/** Wearables have a tab where the phone has a health store, and where something was synced of late. */
const syncedQuery = () =>
  // Not live: what is synced changes on the device.
  ownQuery(['synced'], [], async () => {
    const today = clinicDay(Date.now(), getPortalConfig().clinicZone);
    if (isNative() && (await isHealthThere())) return true;
    const since = addDays(today, -daysLookedBack);
    const readings = await findLatestReadings(recordsClient, { codes: allReadingCodes, since });
    return readings.some(isOwnReading);
  });

export function loader() {
  load(syncedQuery());
  return null;
}

/** A store that fails is there: its page says so, and offers another try. */
async function isHealthThere(): Promise<boolean> {
  const { followHealth, health } = await import('../../session/health/health.ts');
  await followHealth();
  return health.store.getState().isHealthPluginAvailable !== false;
}

/** What is synced changes on the device, not by going from tab to tab. */
export const shouldRevalidate = () => false;

export function Component() {
  const { data: isSynced = false } = useAnswer(syncedQuery());
  return (
    <>
      <div className="container-page -mt-2.5 sm:mt-0">
        <Tabs isSynced={isSynced} />
      </div>
      <div className="pt-4 sm:pt-6">
        <Outlet />
      </div>
    </>
  );
}

function Tabs({ isSynced }: { isSynced: boolean }) {
  const { t } = useLingui();
  const links: (TabLink | false)[] = [
    { to: '/my-health', name: t`Appointments`, isExact: true },
    { to: '/my-health/lab-results', name: t`Lab Results` },
    { to: '/my-health/medications', name: t`Medications` },
    isSynced && { to: '/my-health/wearables', name: t`Wearables` },
    { to: '/my-health/allergies', name: t`Allergies` },
    { to: '/my-health/conditions', name: t`Conditions` },
    { to: '/my-health/immunizations', name: t`Immunizations` },
    { to: '/my-health/vitals', name: t`Vitals` },
    { to: '/my-health/documents', name: t`Documents` },
  ];
  return <TabLinks label={t`My Health`} links={links.filter((link) => link !== false)} />;
}
