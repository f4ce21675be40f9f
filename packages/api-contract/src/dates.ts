import * as z from 'zod/mini';

/** In which calendar dates are written: AD, Bikram Sambat, or AD with Bikram Sambat in brackets. */
export const dateChoice = z.enum(['ad', 'bs', 'both']);

export type DateChoice = z.infer<typeof dateChoice>;
