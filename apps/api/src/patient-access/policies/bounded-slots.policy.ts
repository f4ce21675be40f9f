import { type Policy, pass, reject } from '../policy.ts';
import { longestSlotDays, mostSchedules } from '../tables/limits.ts';

const bound = /^(ge|gt|le|lt)(.+)$/;

/** Slots are looked up for one schedule, or a page of doctors, and a stretch of time, or by id: never all of them. */
export const boundedSlots: Policy = ({ type, interaction, parameters }) => {
  if (type !== 'Slot' || interaction !== 'search-type' || parameters.some(({ name }) => name === '_id'))
    return pass;
  const [schedules, ...more] = parameters.filter(({ name }) => name === 'schedule');
  const areFew = schedules !== undefined && schedules.value.split(',').length <= mostSchedules;
  const times = parameters
    .filter(({ name }) => name === 'start' || name === 'end')
    .map(({ value }) => bound.exec(value));
  const from = times.flatMap((time) => (time?.[1]?.startsWith('g') ? [Date.parse(time[2] ?? '')] : []));
  const to = times.flatMap((time) => (time?.[1]?.startsWith('l') ? [Date.parse(time[2] ?? '')] : []));
  const days = (Math.min(...to) - Math.max(...from)) / 86_400_000;
  return areFew && more.length === 0 && days <= longestSlotDays && from.length > 0 && to.length > 0
    ? pass
    : reject(
        'unbounded_slots',
        `Name at most ${mostSchedules} schedules, and a time from (start=ge…) and to (end=le…) of at most ${longestSlotDays} days.`,
      );
};
