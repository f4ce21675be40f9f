import { isOutside } from '@portal/clinical-domain/vitals/judge-reading';
import type { VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import { vitalLimits } from '@portal/clinical-domain/vitals/vital-limits';
import { findAxis } from '../chart-axis.ts';
import { colorsOf } from '../chart-colors.ts';
import { ChartMark } from '../chart-mark.tsx';

const width = 200;
const height = 44;
const edge = 6;
const mostPoints = 7;

/** The course at a glance, for the eye alone: the words beside it say what counts. Of two values the upper one. */
export function MiniLine({ series: { kind, points, ranges } }: { series: VitalSeries }) {
  const shown = points.slice(-mostPoints).map(({ values }) => values[0] ?? 0);
  const value = shown.at(-1);
  if (value === undefined || shown.length < 2) return null;
  const range = ranges?.[0];
  const axis = findAxis(
    shown.map((one) => ({ least: [one], most: [one] })),
    range ? [range] : [],
    range ? 0 : vitalLimits[kind].drift * 8,
  );
  const yOf = (one: number) =>
    height - edge - ((one - axis.bottom) / (axis.top - axis.bottom)) * (height - 2 * edge);
  const xOf = (index: number) => edge + (index / (shown.length - 1)) * (width - 2 * edge);
  const [color = 'currentColor'] = colorsOf(kind);
  const [x, y] = [xOf(shown.length - 1), yOf(value)];
  const band = range && { from: yOf(range.high ?? axis.top), to: yOf(range.low ?? axis.bottom) };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="mt-1 block h-auto w-full overflow-visible"
    >
      {band && (
        <rect
          y={band.from}
          width={width}
          height={Math.max(0, band.to - band.from)}
          rx="3"
          fill="var(--chart-band)"
        />
      )}
      <polyline
        points={shown.map((one, index) => `${xOf(index)},${yOf(one)}`).join(' ')}
        fill="none"
        stroke={color}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <ChartMark
        x={x}
        y={y}
        color={color}
        form={isOutside(value, range) ? 'diamond' : 'dot'}
        isChosen={false}
      />
    </svg>
  );
}
