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
});

export const revokeRequest = z.strictObject({
  token: z.optional(text()),
  client_id: text(),
});

export const tokenResponse = z.object({
  access_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
  scope: z.string(),
  token_type: z.literal('Bearer'),
  refresh_token: z.optional(z.string()),
});

export type AuthorizeRequest = z.infer<typeof authorizeRequest>;
export type RefreshRequest = z.infer<typeof refreshRequest>;
export type RevokeRequest = z.infer<typeof revokeRequest>;
export type TokenResponse = z.infer<typeof tokenResponse>;
