import { problem } from '@portal/api-contract/problem';
import { videoPass, videoVisitAddress, type VideoVisitAddress } from '@portal/api-contract/video';
import type { FastifyInstance } from 'fastify';
import { createPatientRoute } from '../portal/patient-route.ts';
import type { Portal } from '../portal/portal.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { joinVisit } from './join-visit.ts';

/** A bad line makes a patient come back many times; more than this is none. */
const joinsPerMinute = 20;

export async function videoRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  app.post<{ Params: VideoVisitAddress }>(
    '/v1/video/visits/:appointmentId',
    {
      ...createPatientRoute({ portal, rateLimit })(['Appointment.r'], {
        name: 'video',
        perMinute: joinsPerMinute,
      }),
      schema: {
        tags: ['video'],
        summary: 'What opens the call of a visit, for its own patient, while its window is open',
        params: videoVisitAddress,
        response: {
          200: videoPass,
          400: problem,
          401: problem,
          403: problem,
          404: problem,
          409: problem,
          429: problem,
          503: problem,
        },
      },
    },
    joinVisit(portal),
  );
}
