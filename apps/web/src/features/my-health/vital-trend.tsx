import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { formatUnit } from '@portal/clinical-domain/language/format-unit';
import type { VitalPoint, VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import { useId } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { DataTable } from '@portal/ui/data-table.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { formatNumber } from './format-number.ts';
import { TrendLines } from './trend-lines.tsx';
import { vitalNames } from './vital-strings.ts';

/** The latest value large, the course as a drawing, in a sentence and as a table. */
export function VitalTrend({ series }: { series: VitalSeries }) {
  const { t } = useLingui();
  const view = useClinicView();
  const titleId = useId();
  const { kind, points } = series;
  const unit = formatUnit(series.unit, view.language);
  const name = t(vitalNames[kind]);
  const say = ({ values }: VitalPoint) => values.map((value) => formatNumber(value, view.language)).join('/');
  const dateOf = ({ at }: VitalPoint) => formatDate(new Date(at), view);
  const latest = points.at(-1);
  if (!latest) return null;
  const newestFirst = points.toReversed();
  return (
    <Card aria-labelledby={titleId} className="sm:p-6!">
      <h2 id={titleId} className="text-lg">
        {name}
      </h2>
      <p className="mt-1 text-2xl leading-tight font-[650] tracking-display tabular-nums">
        {say(latest)}{' '}
        <span lang={unit.language} className="text-sm font-normal tracking-normal text-muted">
          {unit.text}
        </span>
      </p>
      <p className="text-sm text-muted tabular-nums">{dateOf(latest)}</p>
      {points.length > 1 && (
        <>
          <TrendLines label={name} points={points} />
          {kind === 'blood-pressure' && <PressureLegend />}
          <Summary series={series} say={say} dateOf={dateOf} />
          <details className="mt-2">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-link">
              <Trans>Show every measurement</Trans>
            </summary>
            <DataTable
              caption={name}
              rows={newestFirst}
              keyOf={({ at }) => at}
              columns={[
                { id: 'date', header: t`Date`, cell: dateOf },
                { id: 'value', header: unit.text, cell: say },
              ]}
            />
          </details>
        </>
      )}
    </Card>
  );
}

function PressureLegend() {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-(--chart-line)" />
        <Trans>Upper (systolic)</Trans>
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-(--hue-teal)" />
        <Trans>Lower (diastolic)</Trans>
      </li>
    </ul>
  );
}

type SummaryProps = {
  series: VitalSeries;
  say: (point: VitalPoint) => string;
  dateOf: (point: VitalPoint) => string;
};

function Summary({ series, say, dateOf }: SummaryProps) {
  const { language } = useClinicView();
  const { points } = series;
  const inOrder = points.toSorted((one, other) => (one.values[0] ?? 0) - (other.values[0] ?? 0));
  const [first, lowest, highest] = [points[0], inOrder[0], inOrder.at(-1)];
  if (!first || !lowest || !highest) return null;
  const [count, since] = [formatNumber(points.length, language), dateOf(first)];
  const [least, most] = [say(lowest), say(highest)];
  const unit = formatUnit(series.unit, language);
  const measure = <span lang={unit.language}>{unit.text}</span>;
  return (
    <p className="mt-2 text-sm text-muted tabular-nums">
      <Trans>
        {count} measurements since {since}, between {least} and {most} {measure}.
      </Trans>
    </p>
  );
}
