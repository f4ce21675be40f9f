import { Trans } from '@lingui/react/macro';
import { readVitals, vitalCodes } from '@portal/clinical-domain/vitals/read-vitals';
import { findVitalSigns } from '@portal/fhir-queries/vital-signs.query';
import { load, useAnswer } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { NothingRecorded } from './record-list.tsx';
import { TabPage } from './tab-page.tsx';
import { VitalTrend } from './vital-trend.tsx';

const vitalsQuery = () =>
  ownQuery(['vitals'], ['Observation'], async () =>
    readVitals(await findVitalSigns(recordsClient, vitalCodes)),
  );

export function loader() {
  load(vitalsQuery());
  return null;
}

/** What was measured at the clinic, each sign with its course. */
export function Component() {
  return (
    <TabPage
      answer={useAnswer(vitalsQuery())}
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
