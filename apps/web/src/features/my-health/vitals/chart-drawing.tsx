import { Trans } from '@lingui/react/macro';
import { isOutside } from '@portal/clinical-domain/vitals/judge-reading';
import type { VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import { vitalLimits, type Limits } from '@portal/clinical-domain/vitals/vital-limits';
import type { ChartPoint, DaySpan, Period } from '@portal/clinical-domain/vitals/vital-period';
import { classNames } from '@portal/ui/class-names.ts';
import { findAxis, listDayTicks } from './chart-axis.ts';
import { ChartMark } from './chart-mark.tsx';
import { colorsOf } from './chart-colors.ts';
import type { VitalWords } from './use-vital-words.ts';

export type Plot = { width: number; height: number; left: number; right: number };

type Props = {
  series: VitalSeries;
  points: ChartPoint[];
  span: DaySpan;
  period: Period;
  plot: Plot;
  xOf: (place: number) => number;
  words: VitalWords;
  chosen: number | undefined;
  isFirst: boolean;
};

const top = 10;
const below = 44;

/** The lines with their scale: values at the side, days below, what is normal as a band behind them. */
export function ChartDrawing(props: Props) {
  const { series, points, span, period, plot, xOf, words, chosen, isFirst } = props;
  const { kind, ranges = [] } = series;
  const bottom = plot.height - below;
  const axis = findAxis(points, ranges, ranges.length > 0 ? 0 : vitalLimits[kind].drift * 8);
  const yOf = (value: number) => bottom - ((value - axis.bottom) / (axis.top - axis.bottom)) * (bottom - top);
  const bands = ranges.map((range, index) => ({
    range,
    index,
    count: ranges.length,
    axis,
    yOf,
    plot,
    words,
  }));
  const chosenPoint = chosen === undefined ? undefined : points[chosen];
  return (
    <svg
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      aria-hidden="true"
      className="block h-auto w-full overflow-visible text-[12px] font-medium tabular-nums"
    >
      {bands.map((band) => (
        <Band key={band.index} {...band} />
      ))}
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line x1={plot.left} x2={plot.right} y1={yOf(tick)} y2={yOf(tick)} stroke="var(--chart-grid)" />
          <text x={plot.left - 8} y={yOf(tick) + 4} textAnchor="end" className="fill-muted">
            {words.exact(tick)}
          </text>
        </g>
      ))}
      {listDayTicks(span, period, words.view).map(({ place, day, text, below: second }) => {
        const isOn = chosenPoint !== undefined && period === 'week' && chosenPoint.day === day;
        const look = isOn ? 'fill-ink font-bold' : 'fill-muted';
        return (
          <g key={day} textAnchor="middle">
            <text x={xOf(place)} y={bottom + 20} className={look}>
              {text}
            </text>
            <text x={xOf(place)} y={bottom + 35} className={look}>
              {second}
            </text>
          </g>
        );
      })}
      {chosenPoint && (
        <line
          x1={xOf(chosenPoint.place)}
          x2={xOf(chosenPoint.place)}
          y1={0}
          y2={bottom}
          stroke="var(--color-text)"
          strokeWidth="1.5"
          opacity=".55"
        />
      )}
      {(points[0]?.values ?? []).map((_, index) => {
        const color = colorsOf(kind)[index] ?? 'currentColor';
        return (
          <g key={color}>
            <polyline
              points={points.map(({ place, values }) => `${xOf(place)},${yOf(values[index] ?? 0)}`).join(' ')}
              pathLength="1"
              fill="none"
              stroke={color}
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              className={classNames(
                isFirst &&
                  'animate-draw [stroke-dasharray:1] motion-reduce:animate-none motion-reduce:[stroke-dasharray:none]',
              )}
            />
            {points.map(({ place, values, least, most }, at) => {
              const [x, value] = [xOf(place), values[index] ?? 0];
              const isOut = isOutside(value, ranges[index]);
              return (
                <g key={place}>
                  {least[index] !== most[index] && (
                    <line
                      x1={x}
                      x2={x}
                      y1={yOf(least[index] ?? 0)}
                      y2={yOf(most[index] ?? 0)}
                      stroke={color}
                      strokeWidth="2"
                      strokeLinecap="round"
                      opacity=".55"
                    />
                  )}
                  <ChartMark
                    x={x}
                    y={yOf(value)}
                    color={color}
                    form={isOut ? 'diamond' : index === 1 ? 'square' : 'dot'}
                    isChosen={at === chosen}
                  />
                </g>
              );
            })}
          </g>
        );
      })}
      {bands.map((band) => (
        <BandLabel key={band.index} {...band} />
      ))}
    </svg>
  );
}

type BandProps = {
  range: Limits;
  index: number;
  count: number;
  axis: { bottom: number; top: number };
  yOf: (value: number) => number;
  plot: Plot;
  words: VitalWords;
};

function Band({ range, axis, yOf, plot }: BandProps) {
  const [from, to] = [yOf(range.high ?? axis.top), yOf(range.low ?? axis.bottom)];
  return (
    <rect
      x={plot.left}
      y={from}
      width={plot.right - plot.left}
      height={Math.max(0, to - from)}
      fill="var(--chart-band)"
      opacity=".75"
    />
  );
}

/** Over the lines, with a rim in the band's colour: it is read wherever they run. */
function BandLabel({ range, index, count, axis, yOf, plot, words }: BandProps) {
  const limits = words.sayRange(range);
  return (
    <text
      x={plot.right - 6}
      y={yOf(range.low ?? axis.bottom) - 6}
      textAnchor="end"
      fontSize="11.5"
      className="fill-on-success [paint-order:stroke]"
      stroke="var(--chart-band)"
      strokeWidth="3"
    >
      {count === 1 ? (
        <Trans>Normal {limits}</Trans>
      ) : index === 0 ? (
        <Trans>Normal upper {limits}</Trans>
      ) : (
        <Trans>Normal lower {limits}</Trans>
      )}
    </text>
  );
}
