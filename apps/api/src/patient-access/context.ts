import type { Caller } from './caller.ts';

/** One call: who makes it, and the names under which it is found again. */
export type Context = { caller: Caller; requestId: string; idempotencyKey: string | undefined };
