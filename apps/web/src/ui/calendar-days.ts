/** A day as the patient's other calendar names it. */
export type OtherDay = { digit: string; spoken: string };

/** What a calendar knows of its days beyond their numbers. */
export type CalendarDays = {
  /** The clinic's today, which may differ from the device's. */
  today: string;
  /** Which days can be chosen; they are tinted. Without it all can, and none is. */
  isAvailable?: (day: string) => boolean;
  otherDay?: (day: string) => OtherDay;
  otherMonth?: (firstDay: string) => string;
  /** On phones, weeks wholly in the past are folded away. */
  foldsPastWeeks?: boolean;
};
