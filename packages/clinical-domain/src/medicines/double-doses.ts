import { doseLimits } from './dose-limits.ts';
import type { Dose } from './expand-doses.ts';
import { minimumIntervalOf } from './minimum-interval.ts';

/** Of two doses of one medicine: planned by separate orders, nearer than either order's shortest interval. */
export function isDouble(dose: Dose, other: Dose): boolean {
  if (other.order.id === dose.order.id) return false;
  const least = Math.max(minimumIntervalOf(dose.dosage) ?? 0, minimumIntervalOf(other.dosage) ?? 0);
  const distance = Math.abs(dose.at - other.at);
  return distance === 0 || distance < Math.min(least, doseLimits.longestGapMs);
}
