import { SignJWT } from 'jose';
import type { LiveKitSettings } from '../infra/video-settings.ts';

export type PassClaims = { room: string; name: string; until: Date };

/**
 * LiveKit's access token (https://docs.livekit.io/home/get-started/authentication/): one room, as `patient`, with camera,
 * microphone and chat. One who joins again takes the place of their earlier self. No right to make, list, record or
 * moderate rooms.
 */
export async function mintLiveKitToken(
  { apiKey, apiSecret }: LiveKitSettings,
  { room, name, until }: PassClaims,
): Promise<string> {
  const video = {
    room,
    roomJoin: true,
    canPublish: true,
    canPublishSources: ['camera', 'microphone'],
    canPublishData: true,
    canSubscribe: true,
    canUpdateOwnMetadata: false,
  };
  return new SignJWT({ name, video })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(apiKey)
    .setSubject('patient')
    .setNotBefore('10 seconds ago')
    .setExpirationTime(until)
    .sign(new TextEncoder().encode(apiSecret));
}
