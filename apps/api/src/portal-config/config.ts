import type { PortalConfig } from '@portal/api-contract/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VideoService } from '@portal/api-contract/video';
import type { VideoSettings } from '../infra/video-settings.ts';
import type { Portal } from '../portal/portal.ts';
import { requestedScope } from '../portal-auth/requested-scope.ts';

/** The deployment's settings that the web app needs, so that no clinic needs a build of its own. */
export function config({
  settings: { canonicalBase, clinic, issuer, clients, accounts, stores, uploadLimitBytes, video },
}: Portal) {
  const answer: PortalConfig = {
    clinicName: clinic.names.en,
    clinicNameInNepali: clinic.names.ne,
    ...(clinic.places.en && { clinicPlace: clinic.places.en }),
    ...(clinic.places.ne && { clinicPlaceInNepali: clinic.places.ne }),
    ...(clinic.addresses.en && { clinicAddress: clinic.addresses.en }),
    ...(clinic.addresses.ne && { clinicAddressInNepali: clinic.addresses.ne }),
    organizationId: clinic.organizationId,
    canonicalBase,
    clinicZone: clinic.zone,
    bookingHorizonDays: clinic.bookingHorizonDays,
    defaultWindowMinutes: clinic.defaultWindowMinutes,
    ...(clinic.phone && { clinicPhone: clinic.phone }),
    ...(clinic.email && { clinicEmail: clinic.email }),
    emergencyPhone: clinic.emergencyPhone,
    ...(stores.appStore && { appStoreUrl: stores.appStore }),
    ...(stores.playStore && { playStoreUrl: stores.playStore }),
    issuer,
    clientId: clients.web.id,
    nativeClientId: clients.native.id,
    scope: requestedScope,
    languages: clinic.languages,
    replyHours: clinic.replyHours,
    canDeleteAccount: accounts !== undefined,
    uploadLimitMegabytes: uploadLimitBytes / (1024 * 1024),
    ...(video && { video: describeVideo(video) }),
  };
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'public, max-age=60');
    return answer;
  };
}

function describeVideo(video: VideoSettings): VideoService {
  if (video.provider === 'livekit') return { provider: 'livekit', url: video.url };
  const { provider, domain, release } = video;
  return { provider, domain, ...(release && { release }) };
}
