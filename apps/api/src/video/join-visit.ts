import type { VideoPass, VideoVisitAddress } from '@portal/api-contract/video';
import { formatHumanName } from '@portal/clinical-domain/names/human-name';
import {
  findJoinRefusal,
  findVideoWindow,
  type JoinRefusal,
} from '@portal/clinical-domain/video/video-window';
import { getVideoRoom } from '@portal/clinical-domain/video/video-room';
import type { Appointment, Patient } from 'fhir/r4';
import type { FastifyRequest } from 'fastify';
import { requireCaller, type Caller } from '../patient-access/caller.ts';
import { toAccess, toFailure } from '../audit/audit-entry.ts';
import { createRecordReader } from '../patient-access/record-reader.ts';
import type { VideoSettings } from '../infra/video-settings.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { mintJitsiToken } from './jitsi-token.ts';
import { mintLiveKitToken } from './livekit-token.ts';

const refusals: Record<JoinRefusal, string> = {
  not_video: 'This visit is not a video visit.',
  not_booked: 'This visit is not confirmed, or was called off.',
  too_early: 'The call of this visit is not open yet.',
  too_late: 'The call of this visit is over.',
};

/** Another's visit is answered like one that does not exist: the gateway's own policies decide what is read. */
export function joinVisit(portal: Portal) {
  const { audit, settings } = portal;
  const records = createRecordReader(portal);

  async function requireOpenVisit(id: string, caller: Caller) {
    const visit = await records.read<Appointment>('Appointment', id, caller);
    if (visit.status === 'entered-in-error') throw new Refusal(404, 'not_found');
    const refusal = findJoinRefusal(visit, Date.now());
    const window = findVideoWindow(visit);
    if (refusal || !window)
      throw new Refusal(409, refusal ?? 'not_booked', refusals[refusal ?? 'not_booked']);
    return window;
  }

  async function makePass(video: VideoSettings, id: string, caller: Caller): Promise<VideoPass> {
    const window = await requireOpenVisit(id, caller);
    const [room, patient] = await Promise.all([
      getVideoRoom(video.secret, id),
      records.read<Patient>('Patient', caller.patientId, caller),
    ]);
    const name = formatHumanName(patient.name?.[0]);
    const claims = { room, name, until: new Date(window.end) };
    const closesAt = claims.until.toISOString();
    if (video.provider === 'livekit') return { room, token: await mintLiveKitToken(video, claims), closesAt };
    return { ...(await mintJitsiToken(video, claims)), closesAt };
  }

  return async (request: FastifyRequest<{ Params: VideoVisitAddress }>): Promise<VideoPass> => {
    const context = { caller: requireCaller(request), requestId: request.id };
    const id = request.params.appointmentId;
    const attempt = { interaction: 'video-join', type: 'Appointment', id };
    try {
      if (!settings.video) throw new Refusal(404, 'no_video', 'This clinic has no video visits here.');
      const pass = await makePass(settings.video, id, context.caller);
      await audit.confirmWrite(toAccess(context, attempt.interaction, attempt.type, [id]));
      return pass;
    } catch (error) {
      audit.noteRead(toFailure(context, attempt, error));
      throw error;
    }
  };
}
