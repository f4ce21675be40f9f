/** A language tag of the portal, as Intl and html know it. */
export type LanguageTag = 'en' | 'ne';

/** Where and for whom a moment is written: the clinic's zone, never the device's. */
export type ClinicView = { zone: string | undefined; language: LanguageTag };
