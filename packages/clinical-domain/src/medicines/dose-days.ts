import { parseDate } from '@internationalized/date';
import type { TimingRepeat } from 'fhir/r4';
import { addDays, dayOfWeek, daysBetween } from '../time/clinic-day.ts';

const dayCodes = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** How many doses fall on this day, counted from the first day of the order. */
export function countOnDay(repeat: TimingRepeat, firstDay: string, day: string): number {
  const { frequency = 1, period = 1, periodUnit = 'd', dayOfWeek: weekdays } = repeat;
  if (day < firstDay || frequency < 1 || period <= 0) return 0;
  if (weekdays !== undefined && weekdays.length > 0) {
    if (!weekdays.some((code) => code === dayCodes[dayOfWeek(day)])) return 0;
    if (periodUnit === 'd') return frequency;
    if (periodUnit === 'wk' && weeksBetween(firstDay, day) % Math.max(1, Math.round(period)) !== 0) return 0;
    return Math.max(1, Math.ceil(frequency / weekdays.length));
  }
  const { start, length } = cycleAround(day, firstDay, period, periodUnit);
  return shareOf(daysBetween(start, day), frequency, length);
}

const weeksBetween = (first: string, day: string) =>
  Math.floor(daysBetween(addDays(first, -dayOfWeek(first)), day) / 7);

/** The doses of a cycle are spread over its days, the first of them on its first day. */
function shareOf(index: number, doses: number, days: number): number {
  const before = (count: number) => Math.ceil((count * doses) / days);
  return before(index + 1) - before(index);
}

function cycleAround(day: string, firstDay: string, period: number, unit: string) {
  if (unit === 'mo' || unit === 'a') {
    const months = Math.max(1, Math.round(unit === 'a' ? period * 12 : period));
    const begin = (index: number) =>
      parseDate(firstDay)
        .add({ months: index * months })
        .toString();
    let index = Math.floor(monthsBetween(firstDay, day) / months);
    if (begin(index) > day) index -= 1;
    return { start: begin(index), length: daysBetween(begin(index), begin(index + 1)) };
  }
  const length = Math.max(1, Math.round(unit === 'wk' ? period * 7 : period));
  const passed = daysBetween(firstDay, day);
  return { start: addDays(firstDay, passed - (passed % length)), length };
}

function monthsBetween(first: string, second: string): number {
  const [from, to] = [parseDate(first), parseDate(second)];
  return (to.year - from.year) * 12 + to.month - from.month;
}
