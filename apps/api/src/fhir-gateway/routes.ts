import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal.ts';
import type { RateLimit } from '../rate-limit.ts';
import { requireCaller } from './caller.ts';
import { gateway, patientName } from './gateway.ts';
import { metadata } from './metadata.ts';
import { readBodies } from './read-body.ts';
import { smartConfiguration } from './smart-configuration.ts';

const everyMethod = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export async function fhirGatewayRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  const { settings } = portal;
  const open = { config: { access: 'public' } } as const;
  // A file travels as base64, with some words around it.
  const bodyLimit = Math.ceil((settings.uploadLimitBytes * 4) / 3) + 256 * 1024;
  readBodies(app, bodyLimit);

  app.get('/.well-known/smart-configuration', open, smartConfiguration(portal));
  app.get('/r4/.well-known/smart-configuration', open, smartConfiguration(portal));
  app.get('/r4/metadata', open, metadata(portal));
  const calls = gateway(portal, rateLimit);
  const patients = {
    config: { access: 'bearer' },
    bodyLimit,
    onRequest: (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      rateLimit.count(patientName({ caller: requireCaller(request) }), settings.patientRatePerMinute);
      done();
    },
    handler: calls.handle,
    errorHandler: calls.handleError,
  } as const;
  app.route({ method: everyMethod, url: '/r4', ...patients });
  app.route({ method: everyMethod, url: '/r4/*', ...patients });
}
