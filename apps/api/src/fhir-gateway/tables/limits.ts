/** A page is at most this long, however many are asked for. */
export const largestPage = 200;
export const usualPage = 50;
/** Deeper pages cost the records server more than they are worth to a patient. */
export const deepestOffset = 5000;
export const mostParameters = 40;
export const mostAlternatives = 50;
export const longestQuery = 8192;
export const longestValue = 512;
