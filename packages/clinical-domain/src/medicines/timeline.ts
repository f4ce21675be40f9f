import { minute } from '../booking/clinic-day.ts';
import type { LoggedDose } from './dose-states.ts';

/** `done` says Done in words, `check` shows only a tick. */
export type Mark = 'done' | 'check' | 'skipped' | 'pending';

export type TimelineItem = LoggedDose & { mark: Mark; showsTime: boolean; isNext: boolean };

/** The last done item says Done, other done ones show a check; the time only where it differs from the one before. */
export function arrangeTimeline(doses: LoggedDose[]): TimelineItem[] {
  const ordered = doses.toSorted((one, other) => one.at - other.at);
  const lastDone = ordered.findLastIndex(({ state }) => state === 'done');
  const next = ordered.findIndex(({ state }) => state === 'pending');
  return ordered.map((dose, index) => ({
    ...dose,
    mark: dose.state === 'done' ? (index === lastDone ? 'done' : 'check') : dose.state,
    showsTime: Math.floor(dose.at / minute) !== Math.floor((ordered[index - 1]?.at ?? -minute) / minute),
    isNext: index === next,
  }));
}
