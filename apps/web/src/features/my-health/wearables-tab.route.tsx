import { Trans } from '@lingui/react/macro';
import { addDays, clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { allReadingCodes, metrics, readDays } from '@portal/clinical-domain/vitals/own-readings';
import { readSharedSince } from '@portal/fhir-queries/sharing.query';
import { findReadings } from '@portal/fhir-queries/vital-signs.query';
import { getPortalConfig } from '../../http/portal-config.ts';
import { load, useAnswer } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { TabPage } from './tab-page.tsx';
import { Wearables, type Synced } from './wearables.tsx';

const readingsQuery = () =>
  ownQuery(['readings'], ['Observation'], async (): Promise<Synced> => {
    const zone = getPortalConfig().clinicZone;
    const today = clinicDay(Date.now(), zone);
    const [found, sharedSince] = await Promise.all([
      findReadings(recordsClient, { codes: allReadingCodes, since: addDays(today, -90) }),
      readSharedSince(recordsClient),
    ]);
    const days = metrics.map((metric) => [metric, readDays(found, metric, zone)] as const);
    return { days: Object.fromEntries(days) as Synced['days'], sharedSince, today };
  });

export function loader() {
  load(readingsQuery());
  return null;
}

/** What the patient's own phone or band has sent and, on that phone, what it has counted. */
export function Component() {
  return (
    <TabPage
      answer={useAnswer(readingsQuery())}
      failed={
        <Trans>We couldn’t load your readings. They’re safe. Check your connection and try again.</Trans>
      }
    >
      {(value) => <Wearables synced={value} />}
    </TabPage>
  );
}
