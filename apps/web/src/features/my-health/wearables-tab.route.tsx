import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, clinicDay } from '@portal/clinical-domain/booking/clinic-day';
import { allReadingCodes, metrics, readDays } from '@portal/clinical-domain/vitals/own-readings';
import { findReadings } from '@portal/fhir-queries/vital-signs.query';
import { useLoaderData } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { loadOwn } from '../../session/load-own.ts';
import { recordsClient } from '../../session/records-client.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TabPage } from './tab-page.tsx';
import { WearableCard } from './wearable-card.tsx';

const daysShown = 7;

export function loader() {
  const zone = getPortalConfig().clinicZone;
  const readings = loadOwn('readings', async () => {
    const since = addDays(clinicDay(Date.now(), zone), -90);
    const found = await findReadings(recordsClient, { codes: allReadingCodes, since, count: 200 });
    return metrics.map((metric) => ({ metric, days: readDays(found, metric, zone).slice(-daysShown) }));
  });
  return { readings };
}

/** What the patient's own phone or band has sent, the latest day large. */
export function Component() {
  const { t } = useLingui();
  const { readings } = useLoaderData<typeof loader>();
  return (
    <TabPage
      answer={readings}
      failed={
        <Trans>We could not load your readings. They are safe. Check your connection and try again.</Trans>
      }
    >
      {(all) =>
        all.every(({ days }) => days.length === 0) ? (
          <Card>
            <EmptyState title={t`No item to display`}>
              <p>
                <Trans>Nothing has been synced from a phone or a band yet.</Trans>
              </p>
            </EmptyState>
          </Card>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-5">
              {all.map(({ metric, days }) => (
                <li key={metric} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
                  <WearableCard metric={metric} days={days} />
                </li>
              ))}
            </ul>
            <Notice kind="info">
              <Trans>Only your doctor has access to your synced health data.</Trans>
            </Notice>
          </div>
        )
      }
    </TabPage>
  );
}
