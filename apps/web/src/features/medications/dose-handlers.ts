import type { JudgedDose } from '@portal/clinical-domain/medicines/judge-doses';
import type { TimelineItem } from '@portal/clinical-domain/medicines/timeline';
import type { DoseLog } from './use-dose-log.ts';

export type DoseHandlers = {
  log: DoseLog;
  onMark: (dose: TimelineItem) => void;
  onSkip: (dose: TimelineItem) => void;
};

/** What a sheet asks: when a dose was taken, or why it is skipped. */
export type DoseQuestion = { marking?: JudgedDose; skipping?: JudgedDose };
