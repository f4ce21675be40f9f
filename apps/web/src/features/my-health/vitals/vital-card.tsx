import { Trans, useLingui } from '@lingui/react/macro';
import type { VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import {
  findSpan,
  placeReadings,
  pointsWithin,
  type Period,
} from '@portal/clinical-domain/vitals/vital-period';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { isOutside } from '@portal/clinical-domain/vitals/judge-reading';
import { ChartLine, Table2 } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { Segments } from '@portal/ui/segments.tsx';
import { colorsOf } from './chart-colors.ts';
import { useVitalsView } from './remembered-view.ts';
import { SeriesVerdict } from './series-verdict.tsx';
import { SourceTag } from './source-tag.tsx';
import type { ReadingToChange } from './use-add-reading.ts';
import { useVitalWords } from './use-vital-words.ts';
import { VitalChart } from './vital-chart.tsx';
import { vitalNames } from './vital-strings.ts';
import { VitalTable } from './vital-table.tsx';

type Props = {
  series: VitalSeries;
  period: Period;
  back: number;
  isAdult: boolean;
  now: number;
  className?: string;
  onChange: (reading: ReadingToChange) => void;
};

/** One vital sign: the latest value, what the period says, and its course as a chart or a table. */
export function VitalCard({ series, period, back, isAdult, now, className, onChange }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const words = useVitalWords(series, isAdult);
  const [shown, setShown] = useVitalsView();
  const [wasDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  const name = t(vitalNames[series.kind]);
  const latest = series.points.at(-1);
  if (!latest) return null;
  const { zone } = words.view;
  const span = findSpan(period, clinicDay(now, zone), back);
  const within = pointsWithin(series.points, span, zone);
  const points = placeReadings(series.points, { period, span, zone });
  return (
    <Card
      aria-labelledby={titleId}
      className={classNames('grid grid-cols-[minmax(0,1fr)] content-start gap-3 sm:p-6!', className)}
    >
      <div>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 id={titleId} className="text-lg">
              {name}
            </h2>
            <p className="text-3xl leading-tight font-[650] tracking-display tabular-nums">
              {words.say(latest.values, latest.comparators)}{' '}
              <span lang={words.unit.language} className="text-md font-normal tracking-normal text-muted">
                {words.unit.text}
              </span>
            </p>
          </div>
          <Segments
            label={t`Show as`}
            value={shown}
            onChange={setShown}
            className="flex-none auto-cols-[44px]!"
            segments={[
              {
                id: 'chart',
                label: t`Show as a chart`,
                content: <ChartLine size={20} strokeWidth={1.75} aria-hidden="true" />,
              },
              {
                id: 'table',
                label: t`Show as a table`,
                content: <Table2 size={20} strokeWidth={1.75} aria-hidden="true" />,
              },
            ]}
          />
        </div>
        <p className="flex flex-wrap items-center gap-1.5 text-sm text-muted tabular-nums">
          {words.sayLatest(latest, now)}
          <SourceTag source={latest.source} />
        </p>
      </div>
      <SeriesVerdict series={series} points={within} words={words} isAdult={isAdult} />
      {points.length > 0 && shown === 'chart' && (
        <>
          <VitalChart isFirst={!wasDrawn} {...{ series, points, span, period, words, name, onDrawn }} />
          <Legend
            series={series}
            isAverage={period !== 'week'}
            hasOutside={points.some(({ values }) =>
              values.some((value, index) => isOutside(value, series.ranges?.[index])),
            )}
          />
        </>
      )}
      {points.length > 0 && shown === 'table' && (
        <VitalTable kind={series.kind} points={within} {...{ name, words, now, onChange }} />
      )}
    </Card>
  );
}

type LegendProps = { series: VitalSeries; isAverage: boolean; hasOutside: boolean };

function Legend({ series: { kind, ranges }, isAverage, hasOutside }: LegendProps) {
  const [first, second] = colorsOf(kind);
  const entry = 'inline-flex items-center gap-1.5';
  const sign = 'size-3 flex-none';
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-muted">
      {kind === 'blood-pressure' && (
        <>
          <li className={entry}>
            <span aria-hidden="true" className={`${sign} rounded-full`} style={{ background: first }} />
            <Trans>Upper (systolic)</Trans>
          </li>
          <li className={entry}>
            <span aria-hidden="true" className={`${sign} rounded-[3px]`} style={{ background: second }} />
            <Trans>Lower (diastolic)</Trans>
          </li>
        </>
      )}
      {hasOutside && (
        <li className={entry}>
          <span aria-hidden="true" className={`${sign} scale-85 rotate-45 rounded-[3px] bg-(--chart-out)`} />
          <Trans>Outside the normal range</Trans>
        </li>
      )}
      {ranges && kind === 'blood-pressure' && (
        <li className={entry}>
          <span
            aria-hidden="true"
            className="h-3 w-4.5 flex-none rounded-[3px] bg-(--chart-band) shadow-[inset_0_0_0_1px_var(--chart-band-edge)]"
          />
          <Trans>Normal range</Trans>
        </li>
      )}
      {isAverage && (
        <li className={entry}>
          <span aria-hidden="true" className="h-3 w-0.5 flex-none rounded-full bg-current" />
          <Trans>Average, lowest and highest</Trans>
        </li>
      )}
    </ul>
  );
}
