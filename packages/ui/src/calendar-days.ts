import type { DayView } from '@portal/clinical-domain/language/format-locale';

/** What a calendar knows of its days beyond their numbers. */
export type CalendarDays = {
  /** The clinic's today, which may differ from the device's. */
  today: string;
  /** Which days can be chosen; they are tinted. Without it all can, and none is. */
  isAvailable?: (day: string) => boolean;
  /** On phones, weeks wholly in the past are folded away. */
  foldsPastWeeks?: boolean;
};

/** How the grid counts its days, and what it adds from the patient's other calendar. */
export type CalendarWriting = {
  view: DayView;
  /** Small, below the number of the day. */
  otherDigit?: (day: string) => { digit: string | undefined; lang: 'en' | 'ne' };
  /** Heard after the day itself. */
  otherSpoken?: (day: string) => string;
  otherMonth?: (firstDay: string, lastDay: string) => string;
};
