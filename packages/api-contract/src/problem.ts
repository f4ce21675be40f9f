import * as z from 'zod/mini';

/** Every refusal of the portal's own endpoints: a stable code for programs, a sentence for people. */
export const problem = z.object({
  code: z.string(),
  detail: z.string(),
});

export type Problem = z.infer<typeof problem>;
