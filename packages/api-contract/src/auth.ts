import * as z from 'zod/mini';

const text = () => z.string().check(z.minLength(1), z.maxLength(4096));

export const authorizeRequest = z.strictObject({
  code: text(),
  redirect_uri: text(),
  code_verifier: text(),
  client_id: text(),
  nonce: z.optional(text()),
  /** Whoever asks is signed in already: only this person's sign-in is taken. */
  subject: z.optional(text()),
});

/** Web: the cookie names the session. Native: the refresh token is in the body. */
export const refreshRequest = z.strictObject({
  refresh_token: z.optional(text()),
  client_id: text(),
  /** Web: for how long nobody has touched the page. Without it, asking for a token is no use of the session. */
  idle_seconds: z.optional(z.int().check(z.minimum(0), z.maximum(31_536_000))),
});

export const revokeRequest = z.strictObject({
  token: z.optional(text()),
  client_id: text(),
});

/** OpenID Connect Back-Channel Logout 1.0, 2.5; other parameters are ignored, as it asks for. */
export const backchannelLogoutRequest = z.object({
  logout_token: z.string().check(z.minLength(1), z.maxLength(8192)),
});

export const tokenResponse = z.object({
  access_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
  scope: z.string(),
  token_type: z.literal('Bearer'),
  refresh_token: z.optional(z.string()),
  /** After how many seconds without use this session ends; absent where it does not. */
  idle_limit: z.optional(z.number()),
});

export type AuthorizeRequest = z.infer<typeof authorizeRequest>;
export type RefreshRequest = z.infer<typeof refreshRequest>;
export type RevokeRequest = z.infer<typeof revokeRequest>;
export type BackchannelLogoutRequest = z.infer<typeof backchannelLogoutRequest>;
export type TokenResponse = z.infer<typeof tokenResponse>;
