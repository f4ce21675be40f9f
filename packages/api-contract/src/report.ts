import * as z from 'zod/mini';
import { dateChoice } from './dates.ts';

/** A report of the clinical record, by the id of its DiagnosticReport. */
export const reportAddress = z.strictObject({ id: z.string().check(z.regex(/^[A-Za-z0-9\-.]{1,64}$/)) });

/** The language of what the portal itself writes, English if none is named; the laboratory's own words stay as they are. */
export const reportOptions = z.strictObject({
  language: z.optional(z.enum(['en', 'ne'])),
  /** The calendar that the patient chose on this device; AD if none is named. */
  dates: z.optional(dateChoice),
});

export type ReportAddress = z.infer<typeof reportAddress>;
export type ReportOptions = z.infer<typeof reportOptions>;
