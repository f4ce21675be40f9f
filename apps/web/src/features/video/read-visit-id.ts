import * as z from 'zod/mini';

const callState = z.object({ appointmentId: z.string().check(z.regex(/^[A-Za-z0-9\-.]{1,64}$/)) });

/** The visit that the navigation's state names, if it does. */
export function readVisitId(state: unknown): string | undefined {
  return callState.safeParse(state).data?.appointmentId;
}
