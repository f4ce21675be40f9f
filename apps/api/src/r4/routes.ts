import type { FastifyInstance, FastifyRequest } from 'fastify';
import { spendingOf } from '../limits/day-quota.ts';
import type { Portal } from '../portal/portal.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { idPattern } from '../records/fhir-id.ts';
import { rateLimitKey, requireCaller } from '../patient-access/caller.ts';
import { gateway } from './gateway.ts';
import { metadata } from './metadata.ts';
import { readBodies } from '../patient-access/read-body.ts';
import { smartConfiguration } from './smart-configuration.ts';

/** What counts against the day: a cancelled visit does not. */
const resourceAddress = new RegExp(`^/r4/(?!Appointment/)([A-Za-z]{1,64})/(${idPattern})$`);
const everyMethod = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export async function fhirGatewayRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  const { settings, dayQuota } = portal;
  const open = { config: { access: 'public' } } as const;
  readBodies(app, settings, rateLimit);

  app.get('/.well-known/smart-configuration', open, smartConfiguration(portal));
  app.get('/r4/.well-known/smart-configuration', open, smartConfiguration(portal));
  app.get('/r4/metadata', open, metadata(portal));
  const calls = gateway(portal, rateLimit);
  const patients = {
    config: { access: 'bearer', scope: 'gateway' },
    // Before the body is read: a flood costs no more than its headers.
    onRequest: async (request: FastifyRequest) => {
      const caller = requireCaller(request);
      rateLimit.count(rateLimitKey(caller), settings.patientRatePerMinute);
      const written = request.method === 'PUT' && resourceAddress.exec(request.raw.url ?? '');
      if (written) await dayQuota.requireRoom(caller.patientId, [spendingOf(written[1] ?? '', written[2])]);
    },
    handler: calls.handle,
    errorHandler: calls.handleError,
  } as const;
  app.route({ method: everyMethod, url: '/r4', ...patients });
  app.route({ method: everyMethod, url: '/r4/*', ...patients });
}
