import type { Secrets } from '../infra/secrets.ts';

export type NativeRefresh = { sessionId: string; generation: number };

/**
 * What a phone keeps: session and generation, signed. Every token of a family can be told from a forgery for as long as
 * the session lives, so the reuse of any old one is noticed, and the current one need not be stored to be given twice.
 */
export function formatNativeRefreshToken(secrets: Secrets, { sessionId, generation }: NativeRefresh): string {
  const payload = Buffer.alloc(20);
  payload.write(sessionId.replaceAll('-', ''), 'hex');
  payload.writeUInt32BE(generation, 16);
  return secrets.sign(payload).toString('base64url');
}

export function findNativeRefresh(secrets: Secrets, token: string): NativeRefresh | undefined {
  const payload = secrets.findSigned(Buffer.from(token, 'base64url'));
  if (payload?.length !== 20) return undefined;
  const hex = payload.toString('hex', 0, 16);
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { sessionId, generation: payload.readUInt32BE(16) };
}
