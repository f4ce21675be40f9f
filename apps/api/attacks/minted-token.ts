import { createPrivateKey } from 'node:crypto';
import { type JWTPayload, SignJWT, decodeJwt } from 'jose';
import type { Realm } from './realm.ts';

type Change = Record<string, unknown>;

/**
 * The given token with other claims, signed with a key that the identity server publishes: what an identity server that is
 * set up wrongly would issue. A claim or header that is undefined is left out.
 */
export async function mint(
  realm: Realm,
  accessToken: string,
  claims: Change = {},
  header: Change = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return sign(realm, { ...decodeJwt(accessToken), iat: now, exp: now + 300, ...claims }, header);
}

export async function sign(
  { signingKey, keyId }: Realm,
  payload: Change,
  header: Change = {},
): Promise<string> {
  return new SignJWT(JSON.parse(JSON.stringify(payload)) as JWTPayload)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId, ...header })
    .sign(createPrivateKey(signingKey));
}

export function encodePart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
