import { useLingui } from '@lingui/react/macro';
import { formatDay, listWeekdays } from '@portal/clinical-domain/format-calendar';
import { dayOfWeek } from '@portal/clinical-domain/booking/clinic-day';
import type { Metric, Reading } from '@portal/clinical-domain/vitals/own-readings';
import type { Hue } from '../../ui/hues.ts';
import { LabelledDrawing } from '../../ui/labelled-drawing.tsx';
import { useDayView } from '../../i18n/day-view.ts';
import { formatNumber } from './format-number.ts';

const [width, height, gap] = [40, 84, 10];

type Props = { metric: Metric; name: string; days: Reading[]; hue: Hue };

/** The last days, the latest one strong; said day by day to those who cannot see them. */
export function DayBars({ metric, name, days, hue }: Props) {
  const { t } = useLingui();
  const view = useDayView();
  const { language } = view;
  const said = days
    .map(({ day, value }) => {
      const number = metric === 'sleep' ? value / 3600 : value;
      return `${formatDay(day, view)}: ${formatNumber(number, language)}`;
    })
    .join(', ');
  return (
    <LabelledDrawing label={t`${name}, day by day: ${said}`} className="block">
      <svg viewBox={`0 0 ${days.length * width} ${height + 22}`} aria-hidden="true" className="h-auto w-full">
        {metric === 'heart_rate' ? <Line days={days} hue={hue} /> : <Bars days={days} hue={hue} />}
        {days.map(({ day }, index) => (
          <text
            key={day}
            x={index * width + width / 2}
            y={height + 17}
            textAnchor="middle"
            fontSize="13"
            fontWeight={index === days.length - 1 ? 700 : 400}
            fill="var(--color-text-muted)"
            className="max-sm:hidden"
          >
            {listWeekdays(language)[dayOfWeek(day)]}
          </text>
        ))}
      </svg>
    </LabelledDrawing>
  );
}

type Shape = Pick<Props, 'days' | 'hue'>;

function Bars({ days, hue }: Shape) {
  const largest = Math.max(...days.map(({ value }) => value), 1);
  return days.map(({ day, value }, index) => {
    const tall = Math.max(4, (value / largest) * height);
    return (
      <rect
        key={day}
        x={index * width + gap / 2}
        y={height - tall}
        width={width - gap}
        height={tall}
        rx="7"
        fill={`var(--hue-${hue})`}
        fillOpacity={index === days.length - 1 ? 1 : 0.34}
      />
    );
  });
}

/** A rate swings little around its middle: bars from zero would all be of one height. */
function Line({ days, hue }: Shape) {
  const values = days.map(({ value }) => value);
  const [least, most] = [Math.min(...values) - 5, Math.max(...values) + 5];
  const points = days.map(({ value }, index) => ({
    x: index * width + width / 2,
    y: height - ((value - least) / (most - least)) * height,
  }));
  return (
    <g fill={`var(--hue-${hue})`}>
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={`var(--hue-${hue})`}
        strokeWidth="3"
      />
      {points.map(({ x, y }, index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index === points.length - 1 ? 7 : 4}
          stroke="var(--color-surface)"
          strokeWidth="2"
        />
      ))}
    </g>
  );
}
