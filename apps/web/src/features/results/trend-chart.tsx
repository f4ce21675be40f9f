import { Trans } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { isOutside } from '@portal/clinical-domain/results/condition';
import { formatAmount, formatLimits } from '@portal/clinical-domain/results/format-result';
import type { Trend, TrendPoint } from '@portal/clinical-domain/results/trend';
import { readClinicTime } from '@portal/clinical-domain/time/format-clinic-time';
import { findRoomFor, findValueAxis } from './chart-scale.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { Marker } from './chart-marker.tsx';

const width = 340;
const height = 196;
const plot = { left: 44, right: 320, top: 18, bottom: 164 };
const inset = 20;
/** Within it a day and a month are enough. */
const yearMs = 360 * 86_400_000;

/** Values over time, with the normal range as a band behind them. Its words are beside it. */
export function TrendChart({ trend: { points, range } }: { trend: Trend }) {
  const view = useClinicView();
  const axis = findValueAxis(
    points.map(({ measured }) => measured.number),
    { low: range?.low, high: range?.high },
  );
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const isOneYear = last - first < yearMs;
  const x = ({ at }: TrendPoint) =>
    plot.left + inset + ((at - first) / (last - first || 1)) * (plot.right - plot.left - 2 * inset);
  const y = (value: number) =>
    plot.bottom - ((value - axis.bottom) / (axis.top - axis.bottom)) * (plot.bottom - plot.top);
  const clamp = (value: number) => Math.min(axis.top, Math.max(axis.bottom, value));
  const places = points.map(x);
  const hasValue = findRoomFor(places, 30);
  const hasDay = findRoomFor(places, 58);
  const limits = range && formatLimits(range, view.language);
  const band = range && { from: y(clamp(range.high ?? axis.top)), to: y(clamp(range.low ?? axis.bottom)) };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="text-[12px] tabular-nums">
      {band && band.to > band.from && (
        <rect
          x={plot.left}
          y={band.from}
          width={plot.right - plot.left}
          height={band.to - band.from}
          fill="var(--chart-band)"
        />
      )}
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${plot.left} ${y(tick)}H${plot.right}`} stroke="var(--chart-grid)" />
          <text x={plot.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted">
            {formatDigits(tick, view.language)}
          </text>
        </g>
      ))}
      {[range?.low, range?.high].map(
        (limit) =>
          limit !== undefined &&
          limit > axis.bottom &&
          limit < axis.top && (
            <path
              key={limit}
              d={`M${plot.left} ${y(limit)}H${plot.right}`}
              stroke="var(--chart-band-edge)"
              strokeDasharray="4 4"
            />
          ),
      )}
      {band && limits !== undefined && band.to - band.from > 18 && (
        <text x={plot.right - 6} y={band.to - 6} textAnchor="end" className="fill-on-success">
          <Trans>Normal {limits}</Trans>
        </text>
      )}
      <polyline
        points={points.map((point) => `${x(point)},${y(point.measured.number)}`).join(' ')}
        fill="none"
        stroke="var(--chart-line)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        pathLength="1"
        className="animate-draw [stroke-dasharray:1] motion-reduce:animate-none motion-reduce:[stroke-dasharray:none]"
      />
      {points.map((point, index) => (
        <g key={point.key}>
          <Marker x={x(point)} y={y(point.measured.number)} isOutside={isOutside(point.condition)} />
          {hasValue[index] && (
            <text
              x={x(point)}
              y={y(point.measured.number) - 10}
              textAnchor="middle"
              className="fill-ink font-semibold"
            >
              {formatAmount(point.measured, view.language)}
            </text>
          )}
          {hasDay[index] && (
            <text x={x(point)} y={height - 10} textAnchor="middle" className="fill-muted">
              {shortDay(point)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );

  function shortDay({ at }: TrendPoint): string {
    const { day, month, year } = readClinicTime(new Date(at), view);
    return isOneYear ? `${day} ${month}` : `${month} ${year}`;
  }
}
