import type { TimelineItem } from '@portal/clinical-domain/medicines/timeline';
import type { DoseLog } from './use-dose-log.ts';

export type DoseHandlers = {
  log: DoseLog;
  onMark: (dose: TimelineItem) => void;
  onSkip: (dose: TimelineItem) => void;
};
