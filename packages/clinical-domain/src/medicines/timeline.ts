import { minute } from '../time/clinic-day.ts';
import { findNextDoses, type DosePhase, type JudgedDose } from './judge-doses.ts';

/** `done` says Done in words, `check` shows only a tick. */
export type Mark = 'done' | 'check' | 'skipped' | Exclude<DosePhase, 'marked'>;

export type TimelineItem = JudgedDose & { mark: Mark; showsTime: boolean; isNext: boolean };

/**
 * The last done item says Done, other done ones show a check; the time only where it differs from the one before. The next
 * ones are the first whose time has not passed.
 */
export function arrangeTimeline(doses: JudgedDose[], now: number): TimelineItem[] {
  const ordered = doses.toSorted((one, other) => one.at - other.at);
  const lastDone = ordered.findLastIndex(({ state }) => state === 'done');
  const next = findNextDoses(ordered, now);
  return ordered.map((dose, index) => ({
    ...dose,
    mark: markOf(dose, index === lastDone),
    showsTime: Math.floor(dose.at / minute) !== Math.floor((ordered[index - 1]?.at ?? -minute) / minute),
    isNext: next.includes(dose),
  }));
}

function markOf({ state, phase }: JudgedDose, isLastDone: boolean): Mark {
  if (state === 'done') return isLastDone ? 'done' : 'check';
  return phase === 'marked' ? 'skipped' : phase;
}
