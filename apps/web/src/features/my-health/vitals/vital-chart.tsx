import { useLingui } from '@lingui/react/macro';
import type { VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import type { ChartPoint, DaySpan, Period } from '@portal/clinical-domain/vitals/vital-period';
import { useEffect, useState, type PointerEvent } from 'react';
import { LabelledDrawing } from '@portal/ui/labelled-drawing.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { useChartStrings } from './use-chart-strings.ts';
import type { VitalWords } from './use-vital-words.ts';
import { useWidth } from './use-width.ts';

type Props = {
  series: VitalSeries;
  points: ChartPoint[];
  span: DaySpan;
  period: Period;
  words: VitalWords;
  name: string;
  /** The lines are drawn before the patient's eyes once in each visit to the page. */
  isFirst: boolean;
  onDrawn: () => void;
};

const daysOf: Record<Period, number> = { week: 7, month: 30, year: 364 };

/** One image with its words, and a slider over its points: tap, point or arrow keys choose one. */
export function VitalChart({ series, points, span, period, words, name, isFirst, onDrawn }: Props) {
  const { t } = useLingui();
  const [measure, width] = useWidth();
  const [choice, setChoice] = useState<{ index: number; isByKey: boolean }>();
  const [drawsIn] = useState(isFirst);
  useEffect(onDrawn, [onDrawn]);
  const { summarize, describe } = useChartStrings(series, words);
  const plot = { width, height: series.kind === 'blood-pressure' ? 250 : 204, left: 38, right: width - 10 };
  const xOf = (place: number) => plot.left + (place / daysOf[period]) * (plot.right - plot.left);
  const last = points.length - 1;
  const chosen = choice && points[choice.index] ? choice.index : undefined;
  const point = chosen === undefined ? undefined : points[chosen];

  function chooseNearest({ clientX, currentTarget }: PointerEvent) {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    const distances = points.map(({ place }) => Math.abs(xOf(place) - x));
    setChoice({ index: distances.indexOf(Math.min(...distances)), isByKey: false });
  }

  return (
    <div ref={measure} className="relative">
      {point && (
        <ChartTooltip
          share={(xOf(point.place) / width) * 100}
          isSpoken={choice?.isByKey === false}
          {...describe(point)}
        />
      )}
      <div
        className="cursor-pointer touch-pan-y"
        onPointerDown={chooseNearest}
        onPointerMove={(event) => event.pointerType === 'mouse' && chooseNearest(event)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setChoice(undefined)}
      >
        <LabelledDrawing label={summarize(name, points, span)} className="block">
          <ChartDrawing isFirst={drawsIn} {...{ series, points, span, period, plot, xOf, words, chosen }} />
        </LabelledDrawing>
      </div>
      <input
        type="range"
        aria-label={t`Readings of ${name}`}
        aria-valuetext={describe(points[chosen ?? last]).spoken}
        min={0}
        max={last}
        value={chosen ?? last}
        onFocus={() => setChoice((known) => known ?? { index: last, isByKey: true })}
        onBlur={() => setChoice((known) => (known?.isByKey ? undefined : known))}
        onChange={({ target }) => setChoice({ index: Number(target.value), isByKey: true })}
        onKeyDown={({ key }) => key === 'Escape' && setChoice(undefined)}
        className="pointer-events-none absolute inset-0 size-full cursor-pointer appearance-none rounded-sm bg-transparent text-transparent outline-offset-4 [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
      />
    </div>
  );
}
