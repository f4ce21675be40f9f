import { Trans } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { mergeDays, readDays, type Metric } from '@portal/clinical-domain/vitals/own-readings';
import type { Observation } from 'fhir/r4';
import { useHealth } from '../../../session/health/health.ts';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { ReadingValue } from '../reading-value.tsx';
import { Fact, Foot, Line, NothingYet } from '../summary-card.tsx';
import { useReadingStrings } from '../use-reading-strings.ts';

/** Steps, else whatever was synced; what this phone knows of a day stands over what was synced of it. */
const order: Metric[] = ['steps', 'heart_rate', 'calories', 'sleep'];

export function WearablesSummary({ readings }: { readings: Observation[] }) {
  const view = useClinicView();
  const say = useReadingStrings();
  const { days: onDevice } = useHealth();
  const latestOf = (metric: Metric) =>
    mergeDays(
      readDays(readings, metric, view.zone),
      onDevice.filter((reading) => reading.metric === metric),
    ).at(-1);
  const metric = order.find((one) => latestOf(one));
  const shown = metric && latestOf(metric);
  if (!shown)
    return (
      <NothingYet>
        <Trans>Steps, sleep, heart rate and calories from your phone will show up here.</Trans>
      </NothingYet>
    );
  const slept = metric === 'sleep' ? undefined : latestOf('sleep');
  const sleep = slept && say('sleep', slept.value);
  const date = formatDate(new Date(shown.endDate), view);
  return (
    <>
      <Fact isLarge>
        <ReadingValue metric={metric} value={shown.value} />
      </Fact>
      {sleep && (
        <Line>
          <Trans>Sleep {sleep}</Trans>
        </Line>
      )}
      <Foot>
        <Trans>As of {date}</Trans>
      </Foot>
    </>
  );
}
