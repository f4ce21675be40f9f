import type { JWTPayload } from 'jose';

const rememberedMs = 60_000;
const mostRemembered = 5000;

/** Spares the signature check of a token that was checked in the last minute and has not expired since. */
export function rememberVerified(verify: (token: string) => Promise<JWTPayload>) {
  const remembered = new Map<string, { payload: JWTPayload; until: number }>();

  return async (token: string): Promise<JWTPayload> => {
    const known = remembered.get(token);
    if (known && known.until > Date.now()) return known.payload;
    remembered.delete(token);
    const payload = await verify(token);
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(token, { payload, until: Math.min((payload.exp ?? 0) * 1000, Date.now() + rememberedMs) });
    return payload;
  };
}
