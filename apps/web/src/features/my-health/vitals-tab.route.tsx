import { Trans } from '@lingui/react/macro';
import { readVitals, vitalCodes } from '@portal/clinical-domain/vitals/read-vitals';
import { findVitalSigns } from '@portal/fhir-queries/vital-signs.query';
import { useLoaderData } from 'react-router';
import { loadOwn } from '../../session/records/load-own.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { NothingRecorded } from './record-list.tsx';
import { TabPage } from './tab-page.tsx';
import { VitalTrend } from './vital-trend.tsx';

export function loader() {
  const vitals = loadOwn('vitals', async () => readVitals(await findVitalSigns(recordsClient, vitalCodes)));
  return { vitals };
}

/** What was measured at the clinic, each sign with its course. */
export function Component() {
  const { vitals } = useLoaderData<typeof loader>();
  return (
    <TabPage
      answer={vitals}
      failed={
        <Trans>
          We could not load your measurements. They are safe. Check your connection and try again.
        </Trans>
      }
    >
      {(all) =>
        all.length === 0 ? (
          <NothingRecorded>
            <Trans>What is measured at your visits will be shown here.</Trans>
          </NothingRecorded>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-5">
            {all.map((series) => (
              <li key={`${series.kind} ${series.unit}`} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
                <VitalTrend series={series} />
              </li>
            ))}
          </ul>
        )
      }
    </TabPage>
  );
}
