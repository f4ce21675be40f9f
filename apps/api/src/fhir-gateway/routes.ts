import type { FastifyInstance } from 'fastify';
import type { Portal } from '../portal.ts';
import { gateway } from './gateway.ts';
import { metadata } from './metadata.ts';
import { smartConfiguration } from './smart-configuration.ts';

const everyMethod = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export async function fhirGatewayRoutes(app: FastifyInstance, { portal }: { portal: Portal }) {
  const open = { config: { access: 'public' } } as const;
  const patients = { config: { access: 'bearer' } } as const;
  // No interaction takes a body yet, so none is read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.get('/.well-known/smart-configuration', open, smartConfiguration(portal));
  app.get('/r4/.well-known/smart-configuration', open, smartConfiguration(portal));
  app.get('/r4/metadata', open, metadata(portal));
  app.route({ method: everyMethod, url: '/r4', ...patients, handler: gateway(portal) });
  app.route({ method: everyMethod, url: '/r4/*', ...patients, handler: gateway(portal) });
}
