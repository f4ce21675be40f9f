/** A language tag of the portal, as Intl and html know it. */
export type LanguageTag = 'en' | 'ne';

/** A day of Bikram Sambat, in the words and digits of the language. */
export type BikramDay = { day: string; month: string; year: string };

/** Present where Bikram Sambat is read: alone, or with the AD date beside it. */
export type BikramView = {
  isAlone: boolean;
  /** Undefined outside the table, where the AD date stands alone. */
  find: (day: string, language: LanguageTag) => BikramDay | undefined;
};

/** For whom a day of the calendar is written. */
export type DayView = { language: LanguageTag; bikram?: BikramView | undefined };

/** Of two calendars the first in Nepali is Bikram Sambat, in English AD. */
export function leadsWithBikram({ language, bikram }: DayView): boolean {
  return bikram !== undefined && (bikram.isAlone || language === 'ne');
}

/** Where and for whom a moment is written: the clinic's zone, never the device's. */
export type ClinicView = DayView & { zone: string | undefined };
