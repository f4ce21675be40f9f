import { useLingui } from '@lingui/react/macro';
import { formatDay, listWeekdays } from '@portal/clinical-domain/format-calendar';
import { dayOfWeek } from '@portal/clinical-domain/booking/clinic-time';
import type { Metric, Reading } from '@portal/clinical-domain/vitals/own-readings';
import type { Hue } from '../../ui/hues.ts';
import { LabelledDrawing } from '../../ui/labelled-drawing.tsx';
import { useLanguage } from '../../ui/use-language.ts';
import { formatNumber } from './format-number.ts';

const [width, height, gap] = [40, 84, 10];

type Props = { metric: Metric; name: string; days: Reading[]; hue: Hue };

/** The last days as bars, the latest one strong; said day by day to those who cannot see them. */
export function DayBars({ metric, name, days, hue }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const largest = Math.max(...days.map(({ value }) => value), 1);
  const said = days
    .map(({ day, value }) => {
      const number = metric === 'sleep' ? value / 3600 : value;
      return `${formatDay(day, language)}: ${formatNumber(number, language)}`;
    })
    .join(', ');
  return (
    <LabelledDrawing label={t`${name}, day by day: ${said}`} className="block">
      <svg viewBox={`0 0 ${days.length * width} ${height + 22}`} aria-hidden="true" className="h-auto w-full">
        {days.map(({ day, value }, index) => {
          const tall = Math.max(4, (value / largest) * height);
          const isLatest = index === days.length - 1;
          return (
            <g key={day}>
              <rect
                x={index * width + gap / 2}
                y={height - tall}
                width={width - gap}
                height={tall}
                rx="7"
                fill={`var(--hue-${hue})`}
                fillOpacity={isLatest ? 1 : 0.34}
              />
              <text
                x={index * width + width / 2}
                y={height + 17}
                textAnchor="middle"
                fontSize="13"
                fontWeight={isLatest ? 700 : 400}
                fill="var(--color-text-muted)"
              >
                {listWeekdays(language)[dayOfWeek(day)]}
              </text>
            </g>
          );
        })}
      </svg>
    </LabelledDrawing>
  );
}
