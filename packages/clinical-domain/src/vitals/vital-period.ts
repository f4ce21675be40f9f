import { addDays, clinicDay, daysBetween } from '../time/clinic-day.ts';
import type { VitalPoint } from './read-vitals.ts';

export const periods = ['week', 'month', 'year'] as const;
export type Period = (typeof periods)[number];

/** A year is told by whole weeks. */
const lengths: Record<Period, number> = { week: 7, month: 30, year: 364 };
const averaged: Record<Period, number> = { week: 0, month: 1, year: 7 };

/** Both days belong to it. */
export type DaySpan = { first: string; last: string };

/** The period that ends today, or `back` periods before that. */
export function findSpan(period: Period, today: string, back: number): DaySpan {
  const last = addDays(today, -back * lengths[period]);
  return { first: addDays(last, 1 - lengths[period]), last };
}

/** The day of a point at the clinic; a date without a time is that day everywhere. */
export function dayOfPoint({ at }: Pick<VitalPoint, 'at'>, zone: string | undefined): string {
  return at.includes('T') ? clinicDay(Date.parse(at), zone) : `${at}-01-01`.slice(0, 10);
}

export function pointsWithin(
  points: readonly VitalPoint[],
  { first, last }: DaySpan,
  zone: string | undefined,
): VitalPoint[] {
  return points.filter((point) => {
    const day = dayOfPoint(point, zone);
    return day >= first && day <= last;
  });
}

/** What is drawn at one place: a reading, or the average of several with the least and the most of each value. */
export type ChartPoint = {
  /** Days since the beginning of the span: 0.5 is the middle of its first day. */
  place: number;
  day: string;
  values: number[];
  comparators?: NonNullable<VitalPoint['comparators']>;
  /** Of one or more readings, earliest first. */
  readings: VitalPoint[];
  least: number[];
  most: number[];
};

/** A week shows each reading, a month the average of each day, a year that of each week. */
export function placeReadings(
  points: readonly VitalPoint[],
  { period, span, zone }: { period: Period; span: DaySpan; zone: string | undefined },
): ChartPoint[] {
  const step = averaged[period];
  const within = pointsWithin(points, span, zone);
  const dayIndex = (point: VitalPoint) => daysBetween(span.first, dayOfPoint(point, zone));
  if (step === 0)
    return [...Map.groupBy(within, dayIndex).values()].flatMap((day) => spread(day, dayIndex, zone));
  const groups = Map.groupBy(within, (point) => Math.floor(dayIndex(point) / step));
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([index, readings]) =>
      summarize(index * step + step / 2, addDays(span.first, index * step), readings),
    );
}

/** One reading stands in the middle of its day; several of a day share it in their order. */
function spread(
  readings: VitalPoint[],
  dayIndex: (point: VitalPoint) => number,
  zone: string | undefined,
): ChartPoint[] {
  return readings.map((point, index) =>
    summarize(dayIndex(point) + (index + 0.5) / readings.length, dayOfPoint(point, zone), [point]),
  );
}

function summarize(place: number, day: string, readings: VitalPoint[]): ChartPoint {
  const values = averageOf(readings);
  const each = (pick: (...all: number[]) => number) =>
    values.map((_, index) => pick(...readings.map((reading) => reading.values[index] ?? 0)));
  const comparators = readings.find((reading) => reading.comparators)?.comparators;
  return {
    place,
    day,
    values,
    ...(comparators && { comparators }),
    readings,
    least: each(Math.min),
    most: each(Math.max),
  };
}

/** The average of each value, with one digit behind the point. */
export function averageOf(readings: readonly VitalPoint[]): number[] {
  return (readings[0]?.values ?? []).map((_, index) => {
    const sum = readings.reduce((all, reading) => all + (reading.values[index] ?? 0), 0);
    return Math.round((sum / readings.length) * 10) / 10;
  });
}
