import type { VisitSlot } from './booking-windows.ts';

/** The free visits that lie nearest to a wanted time, the nearest first; of two as near, the later. */
export function nearestTimes(free: readonly VisitSlot[], wanted: string, count: number): VisitSlot[] {
  const aim = Date.parse(wanted);
  const distance = ({ start }: VisitSlot) => Math.abs(Date.parse(start) - aim);
  return free
    .toSorted(
      (one, other) => distance(one) - distance(other) || Date.parse(other.start) - Date.parse(one.start),
    )
    .slice(0, count);
}
