/** A page is at most this long, however many are asked for. */
export const largestPage = 200;
export const usualPage = 50;
/** Two weeks of one doctor fit in one page; the records server gives no longer one. */
export const largestSlotPage = 500;
/** As many doctors as are looked up for their first free times at once; one search for them all. */
export const mostSchedules = 10;
/** The longest time for which slots are looked up at once. */
export const longestSlotDays = 62;
/** Deeper pages cost the records server more than they are worth to a patient. */
export const deepestOffset = 5000;
export const mostParameters = 40;
export const mostAlternatives = 50;
export const longestQuery = 8192;
export const longestValue = 512;
export const mostEntries = 50;
export const largestExpansion = 1000;
/** A picture of oneself travels with every read of the record; the app shrinks it to a tenth of this. */
export const largestPortraitBytes = 200 * 1024;
/** A body without its file; a week of a band's readings in one batch has a tenth of this. */
export const largestBodyBytes = 256 * 1024;
/** Objects, lists, texts, numbers and so on of one body. */
export const mostValues = 5000;
export const deepestNesting = 40;
