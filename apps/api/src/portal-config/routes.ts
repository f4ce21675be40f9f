import { portalConfig } from '@portal/api-contract/config';
import type { FastifyInstance } from 'fastify';
import type { Portal } from '../portal/portal.ts';
import { brandLogo, brandStyles } from './brand.ts';
import { config } from './config.ts';

export async function portalConfigRoutes(app: FastifyInstance, { portal }: { portal: Portal }) {
  app.get(
    '/config.json',
    { config: { access: 'public' }, schema: { response: { 200: portalConfig } } },
    config(portal),
  );
  app.get('/v1/brand.css', { config: { access: 'public' } }, brandStyles(portal));
  app.get('/v1/brand/logo', { config: { access: 'public' } }, brandLogo(portal));
}
