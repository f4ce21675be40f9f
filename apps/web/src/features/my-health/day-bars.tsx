import { dayOfWeek } from '@portal/clinical-domain/time/clinic-day';
import { formatDay, listWeekdays } from '@portal/clinical-domain/time/format-calendar';
import type { lastDays, Metric } from '@portal/clinical-domain/vitals/own-readings';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import type { Hue } from '@portal/ui/hues.ts';
import { LabelledDrawing } from '@portal/ui/labelled-drawing.tsx';
import { CourseLine } from './course-line.tsx';

const [width, height] = [280, 84];

export type ShownDays = ReturnType<typeof lastDays>;
type Props = { metric: Metric; label: string; days: ShownDays; hue: Hue };

/** One place for each day, the latest one strong; what it shows is said in `label` and in the table beside it. */
export function DayBars({ metric, label, days, hue }: Props) {
  const view = useDayView();
  const room = width / days.length;
  const isWeek = days.length <= 7;
  const names = days.map(({ day }, index) => {
    if (isWeek) return listWeekdays(view.language)[dayOfWeek(day)];
    return index === 0 || index === days.length - 1 ? formatDay(day, view) : undefined;
  });
  return (
    <LabelledDrawing label={label} className="block">
      <svg viewBox={`0 0 ${width} ${height + 22}`} aria-hidden="true" className="h-auto w-full">
        {metric === 'heart_rate' ? (
          <CourseLine points={placeRates(days, room)} color={`var(--hue-${hue})`} />
        ) : (
          <Bars days={days} hue={hue} room={room} />
        )}
        {names.map(
          (name, index) =>
            name && (
              <text
                key={days[index]?.day}
                x={isWeek ? (index + 0.5) * room : index === 0 ? 0 : width}
                y={height + 17}
                textAnchor={isWeek ? 'middle' : index === 0 ? 'start' : 'end'}
                fontSize="12"
                fontWeight={index === days.length - 1 ? 700 : 400}
                fill="var(--color-text-muted)"
                className="max-sm:hidden"
              >
                {name}
              </text>
            ),
        )}
      </svg>
    </LabelledDrawing>
  );
}

function Bars({ days, hue, room }: Pick<Props, 'days' | 'hue'> & { room: number }) {
  const largest = Math.max(...days.map(({ reading }) => reading?.value ?? 0), 1);
  const wide = room * 0.75;
  return days.map(({ day, reading }, index) => {
    if (!reading) return null;
    const tall = Math.max(3, (reading.value / largest) * height);
    return (
      <rect
        key={day}
        x={index * room + (room - wide) / 2}
        y={height - tall}
        width={wide}
        height={tall}
        rx={Math.min(6, wide / 3)}
        fill={`var(--hue-${hue})`}
        fillOpacity={index === days.length - 1 ? 1 : 0.42}
      />
    );
  });
}

/** A rate swings little around its middle: bars from zero would all be of one height. */
function placeRates(days: ShownDays, room: number) {
  const values = days.flatMap(({ reading }) => (reading ? [reading.value] : []));
  const [least, most] = [Math.min(...values) - 5, Math.max(...values) + 5];
  return days.flatMap(({ reading }, index) =>
    reading
      ? [{ x: (index + 0.5) * room, y: height - ((reading.value - least) / (most - least)) * height }]
      : [],
  );
}
