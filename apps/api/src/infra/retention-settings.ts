import type * as z from 'zod';
import { wholeNumber } from './setting-forms.ts';

/** The owner's process reads it too, where the API's role does not own the tables (`migrate/main.ts`). */
export const auditPeriod = { PORTAL_AUDIT_KEEP_MONTHS: wholeNumber(12, 1200, 120) };

/**
 * How long the portal keeps what it stores itself. The bounds keep to the privacy text, so that it is true whatever a
 * deployment sets. Jobs: a notification that is planned twice is known by its job, so none goes sooner than two weeks.
 */
export const retentionVariables = {
  ...auditPeriod,
  PORTAL_SESSIONS_KEEP_DAYS: wholeNumber(1, 60, 30),
  PORTAL_SHARES_KEEP_DAYS: wholeNumber(1, 180, 90),
  PORTAL_JOBS_KEEP_DAYS: wholeNumber(14, 60, 14),
};

export function toRetention(read: z.infer<z.ZodObject<typeof retentionVariables>>) {
  return {
    auditMonths: read.PORTAL_AUDIT_KEEP_MONTHS,
    /** After they ended. */
    sessionDays: read.PORTAL_SESSIONS_KEEP_DAYS,
    /** After the link ended: that it was there, and who opened it. What was shared goes within five minutes. */
    shareDays: read.PORTAL_SHARES_KEEP_DAYS,
    /** After they are done or given up. */
    jobDays: read.PORTAL_JOBS_KEEP_DAYS,
  };
}
