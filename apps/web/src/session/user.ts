import * as z from 'zod/mini';

export type User = {
  id: string;
  /** The account at the identity server. */
  subject: string;
  name: string;
  email?: string;
  fhirUser?: string;
};

const claims = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  fhirUser: z.optional(z.string()),
  name: z.optional(z.string()),
});

/** The API has verified the token; here it is only read. */
export function parseUser(idToken: string): User {
  const { sub, email, fhirUser, name } = claims.parse(decodePayload(idToken));
  return {
    id: fhirUser?.split('/').findLast(Boolean) ?? sub,
    subject: sub,
    name: name?.trim() || email || 'Unnamed',
    ...(email === undefined ? {} : { email }),
    ...(fhirUser === undefined ? {} : { fhirUser }),
  };
}

function decodePayload(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(
    new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)),
  );
}
