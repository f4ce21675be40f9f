import { minute } from '../time/clinic-day.ts';

const hour = 60 * minute;
const day = 24 * hour;

/** The defaults of the dose rules. A clinician confirms each of them: docs/clinical-review.md. */
export const doseLimits = {
  /** A dose can be marked from this long before its planned time. */
  opensBeforeMs: hour,
  /** A dose is late from this long after its planned time. */
  lateAfterMs: hour,
  /** However rare the medicine is, a late dose is not offered for longer. */
  longestOfferMs: day,
  /** The shortest time between two doses of separate orders, where neither names a maximum. */
  longestDailyGapMs: 6 * hour,
  longestGapMs: 3.5 * day,
  /** Doses further apart do not bear on each other. */
  neighbourMs: 3 * day,
  /** Today and this many days before it can be marked. */
  markableDays: 7,
} as const;
