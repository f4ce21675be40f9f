import type { FastifyInstance } from 'fastify';
import type { Portal } from '../portal/portal.ts';
import { healthz } from './healthz.ts';
import { readyz } from './readyz.ts';

export async function healthRoutes(
  app: FastifyInstance,
  { portal, findUntrustedProxy }: { portal: Portal; findUntrustedProxy: () => string | undefined },
) {
  app.get('/healthz', { config: { access: 'public' } }, healthz());
  app.get('/readyz', { config: { access: 'internal' } }, readyz(portal, findUntrustedProxy));
}
