import { Trans, useLingui } from '@lingui/react/macro';
import { latestOf } from '@portal/clinical-domain/vitals/pinned-vitals';
import type { VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import type { Observation } from 'fhir/r4';
import { Badge } from '@portal/ui/badge.tsx';
import { useNow } from '@portal/ui/use-now.ts';
import { formatPartialDate } from '../record-strings.ts';
import { Fact, Foot, Line, NothingYet } from '../summary-card.tsx';
import { useHomeVitals } from '../vitals/pinned/use-home-vitals.ts';
import { standingLooks } from '../vitals/standing-badge.tsx';
import { useVitalWords } from '../vitals/use-vital-words.ts';
import { vitalNames } from '../vitals/vital-strings.ts';

export function VitalsSummary({ observations }: { observations: Observation[] }) {
  const { all, isAdult } = useHomeVitals(observations);
  const [latest] = all.toSorted((one, other) => latestOf(other) - latestOf(one));
  if (!latest)
    return (
      <NothingYet>
        <Trans>Measurements from your visits will show up here.</Trans>
      </NothingYet>
    );
  return <Latest series={latest} isAdult={isAdult} />;
}

function Latest({ series, isAdult }: { series: VitalSeries; isAdult: boolean }) {
  const { t } = useLingui();
  const words = useVitalWords(series, isAdult);
  const now = useNow();
  const latest = series.points.at(-1);
  if (!latest) return null;
  const told = words.findTold(series.points, now);
  const standing = told && words.standingOf(told);
  return (
    <>
      <Fact isLarge>
        {words.say(latest.values, latest.comparators)}{' '}
        <span lang={words.unit.language} className="text-sm font-normal tracking-normal text-muted">
          {words.unit.text}
        </span>
      </Fact>
      <Line>{t(vitalNames[series.kind])}</Line>
      <Foot>
        {standing && <Badge {...standingLooks[standing]}>{words.tell(told, latest)}</Badge>}{' '}
        {formatPartialDate(latest.at, words.view)}
      </Foot>
    </>
  );
}
