import * as z from 'zod/mini';
import { dateChoice } from './dates.ts';

export const summaryCardOptions = z.strictObject({
  /** Of what the portal itself writes; English if none is named. */
  language: z.optional(z.enum(['en', 'ne'])),
  /** The calendar that the patient chose on this device; AD if none is named. */
  dates: z.optional(dateChoice),
  /** Keeps a place free for a code that works until then. What the code says is never told to the server. */
  codeUntil: z.optional(z.iso.datetime()),
});

export type SummaryCardOptions = z.infer<typeof summaryCardOptions>;

const summaryChoice = z.strictObject({
  history: z.boolean(),
  medicines: z.boolean(),
  results: z.boolean(),
  wearables: z.boolean(),
});

export const summaryDocumentRequest = z.strictObject({
  choice: summaryChoice,
  language: z.optional(z.enum(['en', 'ne'])),
});

export type SummaryDocumentRequest = z.infer<typeof summaryDocumentRequest>;

/** JWK Set (RFC 7517). What else a key holds is for whoever checks with it. */
export const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });

/** Where that place is on the page, in millimetres from its left upper corner. */
export const cardCodePlace = { left: 154, top: 16, size: 38 };
