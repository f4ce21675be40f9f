import * as z from 'zod/mini';

/** Who carries the calls of this deployment, as the web app must know it. Nothing in it is secret. */
export const videoService = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('jitsi'), domain: z.string(), release: z.optional(z.string()) }),
  z.object({ provider: z.literal('livekit'), url: z.string() }),
]);

export const videoVisitAddress = z.strictObject({
  appointmentId: z.string().check(z.regex(/^[A-Za-z0-9\-.]{1,64}$/)),
});

/** What opens the call of one visit, for its patient, until its window closes. */
export const videoPass = z.object({ room: z.string(), token: z.string(), closesAt: z.string() });

export type VideoService = z.infer<typeof videoService>;
export type VideoVisitAddress = z.infer<typeof videoVisitAddress>;
export type VideoPass = z.infer<typeof videoPass>;
