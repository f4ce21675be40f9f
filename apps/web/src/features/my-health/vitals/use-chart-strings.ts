import { useLingui } from '@lingui/react/macro';
import { addDays } from '@portal/clinical-domain/time/clinic-day';
import { formatDay } from '@portal/clinical-domain/time/format-calendar';
import type { VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import type { ChartPoint, DaySpan } from '@portal/clinical-domain/vitals/vital-period';
import { formatSpan } from './format-span.ts';
import type { VitalWords } from './use-vital-words.ts';

/** More values than these are a list that nobody listens to. */
const mostSpoken = 12;

/** A chart as it is told: as a whole, and point by point. */
export function useChartStrings({ kind, ranges }: VitalSeries, words: VitalWords) {
  const { t } = useLingui();
  const { view, number, unit } = words;

  function summarize(name: string, points: ChartPoint[], span: DaySpan): string {
    const days = formatSpan(span, view);
    const list = (index: number) => points.map(({ values }) => number(values[index] ?? 0)).join(', ');
    const all = points.flatMap(({ least, most }) => [...least, ...most]);
    const [least, most] = [number(Math.min(...all)), number(Math.max(...all))];
    const [upper, lower] = [list(0), list(1)];
    const values =
      points.length > mostSpoken
        ? t`Values between ${least} and ${most}.`
        : kind === 'blood-pressure'
          ? t`Upper values ${upper}. Lower values ${lower}.`
          : t`Values ${upper}.`;
    const limits = (ranges ?? []).map(words.sayRange).join(', ');
    const normal = ranges ? t`Normal ${limits}` : '';
    return [`${name}, ${days}.`, values, normal && `${normal}.`, t`The table has every value.`]
      .filter(Boolean)
      .join(' ');
  }

  /** A single reading, or the average of a day or a week. */
  function describe(point: ChartPoint | undefined) {
    if (!point) return { value: '', when: '', details: '', spoken: '' };
    const [first, ...more] = point.readings;
    const value = `${words.say(point.values, point.comparators)} ${unit.text}`;
    const standing = words.sayStanding(words.standingOf(point));
    const isSingle = first !== undefined && more.length === 0;
    const count = number(point.readings.length);
    const [least, most] = [words.say(point.least), words.say(point.most)];
    const when = isSingle ? words.sayWhen(first) : sayDays(point);
    const details = [
      standing && `${standing}.`,
      isSingle ? first.note && `“${first.note}”` : t`Average of ${count} readings, ${least} to ${most}.`,
    ]
      .filter(Boolean)
      .join(' ');
    return { value, when, details, spoken: `${value}, ${when}. ${details}`.trim() };
  }

  function sayDays({ day, place }: ChartPoint): string {
    const isWeek = place % 7 === 3.5 && Number.isInteger(place - 3.5);
    return isWeek ? formatSpan({ first: day, last: addDays(day, 6) }, view) : formatDay(day, view);
  }

  return { summarize, describe };
}
