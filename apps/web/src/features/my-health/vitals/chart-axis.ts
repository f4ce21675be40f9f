import { addDays, dayOfWeek, daysBetween } from '@portal/clinical-domain/time/clinic-day';
import { listWeekdays } from '@portal/clinical-domain/time/format-calendar';
import type { DayView } from '@portal/clinical-domain/language/format-locale';
import type { Limits } from '@portal/clinical-domain/vitals/vital-limits';
import type { ChartPoint, DaySpan, Period } from '@portal/clinical-domain/vitals/vital-period';
import { readDayParts } from './format-span.ts';

export type Axis = { bottom: number; top: number; ticks: number[] };

const wantedSteps = 4;

/** Room for every value with its spread and for the whole normal range, so that no small change looks like a fall. */
export function findAxis(
  points: readonly Pick<ChartPoint, 'least' | 'most'>[],
  ranges: readonly Limits[],
  leastSpan: number,
): Axis {
  const drawn = points.flatMap(({ least, most }) => [...least, ...most]);
  const limits = ranges.flatMap(({ low, high }) => [low, high].filter((limit) => limit !== undefined));
  const all = [...drawn, ...limits];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const missing = Math.max(0, leastSpan - (most - least)) / 2;
  const [from, to] = [Math.max(0, least - missing), most + missing];
  const step = roundStep((to - from || 1) / wantedSteps);
  const bottom = Math.floor(from / step) * step;
  const count = Math.max(1, Math.ceil((to - bottom) / step - 1e-9));
  const ticks = Array.from({ length: count + 1 }, (_, index) => tidy(bottom + index * step));
  return { bottom: tidy(bottom), top: ticks.at(-1) ?? to, ticks };
}

function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= wanted - 1e-9) ?? 10) * power;
}

const tidy = (number: number) => Number(number.toPrecision(12));

/** A day below the chart: `place` is the middle of it, in days since the first. */
export type DayTick = { place: number; day: string; text: string; below: string | undefined };

/** Each day of a week, each seventh of a month, each second month of a year. */
export function listDayTicks(span: DaySpan, period: Period, view: DayView): DayTick[] {
  const count = daysBetween(span.first, span.last) + 1;
  const days = Array.from({ length: count }, (_, index) => addDays(span.first, index));
  const tick = (day: string, text: string, below?: string) => ({
    place: daysBetween(span.first, day) + 0.5,
    day,
    text,
    below,
  });
  const parts = (day: string) => readDayParts(day, view);
  if (period === 'week')
    return days.map((day) => tick(day, listWeekdays(view.language)[dayOfWeek(day)] ?? '', parts(day).day));
  if (period === 'month')
    return days
      .filter((_, index) => index % 7 === 1)
      .map((day) => tick(day, parts(day).day, parts(day).month));
  return days
    .filter((day, index) => index > 0 && parts(day).month !== parts(addDays(day, -1)).month)
    .filter((_, index) => index % 2 === 0)
    .map((day) => tick(day, parts(day).month, parts(day).year));
}
