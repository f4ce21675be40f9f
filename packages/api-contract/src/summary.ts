import * as z from 'zod/mini';

/** The language of what the portal itself writes, English if none is named. */
export const summaryCardOptions = z.strictObject({ language: z.optional(z.enum(['en', 'ne'])) });

export type SummaryCardOptions = z.infer<typeof summaryCardOptions>;
