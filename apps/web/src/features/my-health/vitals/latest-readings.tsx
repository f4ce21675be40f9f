import { Trans, useLingui } from '@lingui/react/macro';
import type { VitalPoint, VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import { Card } from '@portal/ui/card.tsx';
import { SourceTag } from './source-tag.tsx';
import { StandingBadge } from './standing-badge.tsx';
import { useVitalWords } from './use-vital-words.ts';
import { vitalNames } from './vital-strings.ts';

const most = 5;

type Props = { all: VitalSeries[]; isAdult: boolean; now: number };

/** The newest readings of all signs, beside the first chart. */
export function LatestReadings({ all, isAdult, now }: Props) {
  const newest = all
    .flatMap((series) => series.points.map((point) => ({ series, point })))
    .toSorted((one, other) => Date.parse(other.point.at) - Date.parse(one.point.at))
    .slice(0, most);
  return (
    <Card aria-labelledby="latest-readings" className="sm:p-6! max-lg:hidden">
      <h2 id="latest-readings" className="text-lg">
        <Trans>Latest readings</Trans>
      </h2>
      <ul className="divide-y divide-divider">
        {newest.map(({ series, point }) => (
          <LatestReading key={`${series.kind} ${point.id}`} {...{ series, point, isAdult, now }} />
        ))}
      </ul>
    </Card>
  );
}

type OneProps = { series: VitalSeries; point: VitalPoint; isAdult: boolean; now: number };

function LatestReading({ series, point, isAdult, now }: OneProps) {
  const { t } = useLingui();
  const words = useVitalWords(series, isAdult);
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0 tabular-nums">
        <p className="text-sm text-muted">{t(vitalNames[series.kind])}</p>
        <p>
          <b className="font-[650]">{words.say(point.values, point.comparators)}</b>{' '}
          <span lang={words.unit.language} className="text-sm text-muted">
            {words.unit.text}
          </span>
        </p>
        <p className="text-sm text-muted">{words.sayLatest(point, now)}</p>
      </div>
      <div className="grid justify-items-end gap-1.5">
        <SourceTag source={point.source} />
        <StandingBadge standing={words.standingOf(point)} words={words} />
      </div>
    </li>
  );
}
