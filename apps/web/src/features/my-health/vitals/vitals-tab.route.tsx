import { Trans } from '@lingui/react/macro';
import { startReadings } from '../../../session/outbox/reading-outbox.ts';
import { load, useAnswer } from '../../../session/records/load.ts';
import { TabPage } from '../tab-page.tsx';
import { Vitals } from './vitals.tsx';
import { vitalsQuery } from './vitals-query.ts';

export function loader() {
  load(vitalsQuery());
  startReadings();
  return null;
}

/** What was measured at the clinic and at home, each sign with its course. */
export function Component() {
  return (
    <TabPage
      answer={useAnswer(vitalsQuery())}
      failed={
        <Trans>We couldn’t load your measurements. They’re safe. Check your connection and try again.</Trans>
      }
    >
      {(vitals) => <Vitals {...vitals} />}
    </TabPage>
  );
}
