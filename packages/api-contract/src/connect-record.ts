import * as z from 'zod/mini';

/** What is on the slip that the desk handed out, and the day of birth. */
export const slipTry = z.strictObject({
  code: z.string().check(z.maxLength(40)),
  birth_date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
});

/** What is on the hospital's card, and the day of birth. */
export const numberAsk = z.strictObject({
  number: z.string().check(z.minLength(1), z.maxLength(40)),
  birth_date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
});

export const codeTry = z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) });

export const slipTicket = z.strictObject({ ticket: z.string().check(z.maxLength(1000)) });

/** Parts of the record, never more: see `connect/masked-facts` of the domain. */
const maskedFacts = z.object({
  given: z.optional(z.string()),
  family: z.optional(z.string()),
  century: z.optional(z.string()),
  mobile: z.optional(z.string()),
  number: z.optional(z.string()),
});

/**
 * Why nothing was found, or nothing connected. `wrong` never says which of the two was. `locked`: after too many wrong tries,
 * until when. `desk`: this record cannot be connected so. `elsewhere`: another account has it.
 */
const refusedSlip = [
  z.object({ outcome: z.literal('wrong'), tries_left: z.number() }),
  z.object({ outcome: z.literal('locked'), until: z.string() }),
  z.object({ outcome: z.literal('used'), at: z.string() }),
  z.object({ outcome: z.literal('expired'), at: z.string() }),
  z.object({ outcome: z.literal('elsewhere') }),
  z.object({ outcome: z.literal('desk') }),
] as const;

export const slipAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('found'), ticket: z.string(), facts: maskedFacts }),
  ...refusedSlip,
]);

/**
 * `asked` says that the hospital was asked, and never whether it has such a record or sent a code: what was asked for works until
 * then, and may be asked for again from then on. `later`: this account or network has asked often enough. `locked`: as of a slip.
 */
export const askAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('asked'), until: z.string(), again_at: z.string() }),
  z.object({ outcome: z.literal('later'), until: z.string() }),
  z.object({ outcome: z.literal('locked'), until: z.string() }),
]);

/** `ended`: there is no code any more, whether there ever was one. */
export const codeAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('found'), ticket: z.string(), facts: maskedFacts }),
  z.object({ outcome: z.literal('wrong'), tries_left: z.number() }),
  z.object({ outcome: z.literal('locked'), until: z.string() }),
  z.object({ outcome: z.literal('ended') }),
  z.object({ outcome: z.literal('elsewhere') }),
  z.object({ outcome: z.literal('desk') }),
]);

/** `connecting`: begun, and finished by itself. */
export const confirmAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('connected') }),
  z.object({ outcome: z.literal('connecting') }),
  ...refusedSlip,
]);

/**
 * `first`: the record that the account got with its registration. `connecting`: what was written there is still moved.
 * `moved` counts what was moved, by FHIR type. `by_number`: also by hospital number and a code; `code`: one that was asked for.
 */
export const connectionState = z.object({
  state: z.enum(['first', 'connecting', 'connected']),
  can_connect: z.boolean(),
  by_number: z.boolean(),
  code: z.optional(z.object({ until: z.string(), again_at: z.string() })),
  connected_at: z.optional(z.string()),
  moved: z.record(z.string(), z.number()),
});

export type SlipTry = z.infer<typeof slipTry>;
export type NumberAsk = z.infer<typeof numberAsk>;
export type AskAnswer = z.infer<typeof askAnswer>;
export type CodeTry = z.infer<typeof codeTry>;
export type CodeAnswer = z.infer<typeof codeAnswer>;
export type SlipTicket = z.infer<typeof slipTicket>;
export type SlipAnswer = z.infer<typeof slipAnswer>;
export type ConfirmAnswer = z.infer<typeof confirmAnswer>;
export type ConnectionState = z.infer<typeof connectionState>;
