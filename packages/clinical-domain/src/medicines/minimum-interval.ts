import type { Dosage, TimingRepeat } from 'fhir/r4';
import { minute } from '../time/clinic-day.ts';
import { findRepeat, isAsNeeded } from './dosage-timing.ts';
import { doseLimits } from './dose-limits.ts';

const hour = 60 * minute;
const day = 24 * hour;
const lengths: Record<string, number> = {
  s: 1000,
  min: minute,
  h: hour,
  d: day,
  wk: 7 * day,
  mo: 28 * day,
  a: 365 * day,
};
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/**
 * The shortest time between two doses: the order's maximum spread over its period; else, for a medicine taken as needed,
 * what its timing says; else half of the planned interval, and for what is taken daily no more than six hours.
 */
export function minimumIntervalOf(dosage: Dosage): number | undefined {
  if (!known.has(dosage)) known.set(dosage, findMinimum(dosage));
  return known.get(dosage);
}

const known = new WeakMap<Dosage, number | undefined>();

function findMinimum(dosage: Dosage): number | undefined {
  const stated = statedIntervalOf(dosage);
  if (stated !== undefined) return stated;
  const planned = plannedIntervalOf(findRepeat(dosage) ?? {});
  if (isAsNeeded(dosage)) return planned;
  if (planned === undefined) return doseLimits.longestDailyGapMs;
  const longest = planned <= day ? doseLimits.longestDailyGapMs : doseLimits.longestGapMs;
  return Math.min(planned / 2, longest);
}

/** From `maxDosePerPeriod`: at most four tablets a day, one at a time, are six hours between two. */
export function statedIntervalOf({ maxDosePerPeriod, doseAndRate }: Dosage): number | undefined {
  const { numerator, denominator } = maxDosePerPeriod ?? {};
  const unit = denominator?.code ?? denominator?.unit ?? '';
  const length = lengths[unit.replace(/^day$/, 'd').replace(/^hour$/, 'h')];
  if (!numerator?.value || !denominator?.value || length === undefined) return undefined;
  const once = doseAndRate?.[0]?.doseQuantity;
  const isSameUnit = once?.unit === numerator.unit || once?.code === numerator.code;
  const each = isSameUnit && once?.value !== undefined && once.value > 0 ? once.value : 1;
  const doses = Math.floor(numerator.value / each);
  return doses < 1 ? undefined : (length * denominator.value) / doses;
}

/** The time between two doses as the timing names it, not looking at the hours of the day. */
function plannedIntervalOf(repeat: TimingRepeat): number | undefined {
  const { frequency = 1, period = 1, periodUnit, dayOfWeek = [] } = repeat;
  const named = Math.max(repeat.timeOfDay?.length ?? 0, repeat.when?.length ?? 0);
  const length = lengths[periodUnit ?? (named > 0 ? 'd' : '')];
  if (length === undefined || frequency < 1 || period <= 0) return undefined;
  const isWeekly = dayOfWeek.length > 0;
  const onDay = isWeekly && periodUnit !== 'd' ? Math.ceil(frequency / dayOfWeek.length) : frequency;
  if (named > 1 || (isWeekly && onDay > 1)) return day / Math.max(named, isWeekly ? onDay : 1);
  return isWeekly ? nearestWeekdays(dayOfWeek) * day : (length * period) / frequency;
}

function nearestWeekdays(codes: string[]): number {
  const indexes = codes.map((code) => weekdays.indexOf(code)).toSorted((one, other) => one - other);
  const [first = 0] = indexes;
  const gaps = indexes.map((index, place) => (indexes[place + 1] ?? first + 7) - index);
  return Math.max(1, Math.min(...gaps));
}
