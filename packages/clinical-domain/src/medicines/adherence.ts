import { addDays, clinicDay } from '../time/clinic-day.ts';
import type { LoggedDose } from './dose-states.ts';
import type { DayRange } from './expand-doses.ts';
import type { JudgedDose } from './judge-doses.ts';

export type Adherence = { due: number; taken: number; skipped: number; unmarked: number };

const days = 30;

/** Today and the 29 days before it. */
export function adherenceDays(now: number, zone: string): DayRange {
  const today = clinicDay(now, zone);
  return { first: addDays(today, 1 - days), last: today };
}

/** What was due until now, and what the patient said of it; a dose that can be marked in time is not counted yet. */
export function measureAdherence(doses: JudgedDose[]): Adherence {
  const due = doses.filter(({ phase }) => phase !== 'later' && phase !== 'due' && phase !== 'ask');
  const count = (wanted: LoggedDose['state']) => due.filter(({ state }) => state === wanted).length;
  return { due: due.length, taken: count('done'), skipped: count('skipped'), unmarked: count('pending') };
}
