import { SignJWT } from 'jose';
import type { JitsiSettings } from '../infra/video-settings.ts';
import type { PassClaims } from './livekit-token.ts';

/**
 * A token with the claims of JaaS (https://developer.8x8.com/jaas/docs/api-keys-jwt/), which a Jitsi server of one's own
 * takes too. On JaaS a room stands below its app id; the claim names the room alone.
 */
export async function mintJitsiToken(
  { appId, keyId, key }: JitsiSettings,
  { room, name, until }: PassClaims,
): Promise<{ room: string; token: string }> {
  const off = 'false';
  const context = {
    user: { id: 'patient', name, moderator: off },
    features: {
      recording: off,
      livestreaming: off,
      transcription: off,
      'outbound-call': off,
      'sip-outbound-call': off,
    },
    room: { regex: false },
  };
  const token = await new SignJWT({ room, context })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
    .setAudience('jitsi')
    .setIssuer('chat')
    .setSubject(appId)
    .setNotBefore('10 seconds ago')
    .setExpirationTime(until)
    .sign(key);
  return { room: appId.startsWith('vpaas-magic-cookie-') ? `${appId}/${room}` : room, token };
}
