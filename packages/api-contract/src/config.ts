import * as z from 'zod/mini';
import { videoService } from './video.ts';

/** What `/config.json` tells the web app about this deployment. Nothing in it is secret. */
export const portalConfig = z.object({
  clinicName: z.string(),
  clinicNameInNepali: z.optional(z.string()),
  /** The town. */
  clinicPlace: z.optional(z.string()),
  clinicPlaceInNepali: z.optional(z.string()),
  clinicAddress: z.optional(z.string()),
  clinicAddressInNepali: z.optional(z.string()),
  organizationId: z.string(),
  /** The beginning of the portal's own names in the clinical record. A release that did not tell it had the first. */
  canonicalBase: z.optional(z.string()),
  clinicZone: z.string(),
  bookingHorizonDays: z.number(),
  defaultWindowMinutes: z.number(),
  issuer: z.string(),
  clientId: z.string(),
  /** The phone app's own client at the identity server. */
  nativeClientId: z.string(),
  scope: z.string(),
  clinicPhone: z.optional(z.string()),
  clinicEmail: z.optional(z.string()),
  emergencyPhone: z.string(),
  appStoreUrl: z.optional(z.string()),
  playStoreUrl: z.optional(z.string()),
  languages: z.array(z.enum(['en', 'np'])),
  /** Within how many hours a doctor usually answers a message. */
  replyHours: z.number(),
  canDeleteAccount: z.boolean(),
  uploadLimitMegabytes: z.number(),
  /** Absent where this deployment has no video visits. */
  video: z.optional(videoService),
});

export type PortalConfig = z.infer<typeof portalConfig>;
