import { getVideoRoom } from '@portal/clinical-domain/video/video-room';
import type { Appointment } from 'fhir/r4';
import { SignJWT } from 'jose';
import { type StackSettings, videoEnvironment } from '../settings.ts';

/** What a hospital's own system makes for its doctor: the same room as the patient's, as `doctor`. */
export async function makeDoctorPass(settings: StackSettings, visit: Appointment) {
  const {
    PORTAL_VIDEO_SECRET: secret,
    PORTAL_LIVEKIT_URL: url,
    PORTAL_LIVEKIT_API_KEY: key,
    PORTAL_LIVEKIT_API_SECRET: signingSecret,
  } = videoEnvironment(settings);
  const room = await getVideoRoom(secret, visit.id ?? '');
  const actor = visit.participant.find(({ actor }) => actor?.reference?.startsWith('Practitioner/'))?.actor;
  const token = await new SignJWT({
    name: actor?.display ?? 'Doctor',
    video: { room, roomJoin: true, canPublish: true, canPublishData: true, canSubscribe: true },
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(key)
    .setSubject('doctor')
    .setExpirationTime('2 hours')
    .sign(new TextEncoder().encode(signingSecret));
  return { url, room, token };
}
