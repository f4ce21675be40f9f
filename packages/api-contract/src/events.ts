import * as z from 'zod/mini';

/**
 * `GET /v1/events` answers Server-Sent Events. Each `change` names a resource that the patient may read, and nothing of
 * what is in it. The event's id is the cursor; sent back as `Last-Event-ID`, it brings whatever changed meanwhile.
 */
export const recordChange = z.object({
  cursor: z.iso.datetime(),
  type: z.string(),
  id: z.string(),
  version: z.string(),
});

/** `ready` opens every stream; `reset` says to read again what is shown: more was missed than can be told, or something is gone. */
export const eventNames = { change: 'change', ready: 'ready', reset: 'reset' } as const;

/** `x-portal-loading`: the first stream of a page, which began to ask for its data that many milliseconds ago. */
export const eventHeaders = z.object({
  'last-event-id': z.optional(z.iso.datetime()),
  'x-portal-loading': z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
});

export type RecordChange = z.infer<typeof recordChange>;
export type EventHeaders = z.infer<typeof eventHeaders>;
