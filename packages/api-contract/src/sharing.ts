import * as z from 'zod/mini';

const base64url = (least: number, most: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${least},${most}}$`)));

/** A summary of ten thousand lines fits; whatever is larger is none. */
export const largestPayload = 1024 * 1024;
export const mostAttempts = 5;
const longestHours = 7 * 24;

/** A compact JWE (RFC 7516) with a key that is known already: its second part is empty. */
const jwe = z
  .string()
  .check(z.maxLength(largestPayload), z.regex(/^[\w-]{10,400}\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/));

const passcode = z.string().check(z.regex(/^\d{6}$/));

export const shareRequest = z.strictObject({
  payload: jwe,
  hours: z.number().check(z.int(), z.gte(1), z.lte(longestHours)),
  passcode: z.optional(passcode),
});

/** The address of the manifest. The key was never here. */
export const newShare = z.object({ id: z.string(), url: z.string(), expiresAt: z.string() });

const shareView = z.object({
  at: z.string(),
  /** As whoever looked named themselves. */
  recipient: z.string(),
  outcome: z.enum(['opened', 'wrong_passcode']),
});

const share = z.object({
  id: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['active', 'expired', 'revoked', 'locked']),
  hasPasscode: z.boolean(),
  /** All of them; `views` are the latest. */
  opened: z.number(),
  views: z.array(shareView),
});

export const shareList = z.object({ shares: z.array(share) });
export const shareAddress = z.strictObject({ id: z.uuid() });

/** Controls and marks that turn the direction of writing would let a name read as another. Nepali needs its joiners. */
const withoutUnseen = (text: string) =>
  text.replaceAll(/[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '');

/** SMART Health Links, the request and the answer of a manifest: https://hl7.org/fhir/uv/smart-health-cards-and-links/ */
export const manifestAddress = z.strictObject({ locator: base64url(43, 43) });
export const manifestRequest = z.object({
  recipient: z.string().check(z.overwrite(withoutUnseen), z.trim(), z.minLength(1), z.maxLength(100)),
  passcode: z.optional(z.string().check(z.maxLength(100))),
  embeddedLengthMax: z.optional(z.number()),
});
export const manifest = z.object({
  status: z.literal('finalized'),
  files: z.array(
    z.object({
      contentType: z.literal('application/fhir+json'),
      embedded: z.optional(z.string()),
      location: z.optional(z.string()),
    }),
  ),
});
export const wrongPasscode = z.object({
  code: z.string(),
  detail: z.string(),
  remainingAttempts: z.number(),
});
export const fileAddress = z.strictObject({ ticket: base64url(60, 99) });

export type ShareRequest = z.infer<typeof shareRequest>;
export type NewShare = z.infer<typeof newShare>;
export type Share = z.infer<typeof share>;
export type ShareView = z.infer<typeof shareView>;
export type ShareList = z.infer<typeof shareList>;
export type ShareAddress = z.infer<typeof shareAddress>;
export type ManifestAddress = z.infer<typeof manifestAddress>;
export type ManifestRequest = z.infer<typeof manifestRequest>;
export type Manifest = z.infer<typeof manifest>;
export type FileAddress = z.infer<typeof fileAddress>;
