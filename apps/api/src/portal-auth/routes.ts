import cookie from '@fastify/cookie';
import { authorizeRequest, refreshRequest, revokeRequest, tokenResponse } from '@portal/api-contract/auth';
import { problem } from '@portal/api-contract/problem';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Portal } from '../portal.ts';
import { limitAuthRate } from './auth-rate-limit.ts';
import { authorize } from './authorize.ts';
import { createSessionRefresher } from './refresh-session.ts';
import { refresh } from './refresh.ts';
import { revoke } from './revoke.ts';

const tags = ['sign-in'];
const config = { access: 'cookie' } as const;
const refusals = { 400: problem, 403: problem, 429: problem, 503: problem };

export async function portalAuthRoutes(app: FastifyInstance, { portal }: { portal: Portal }) {
  const refresher = createSessionRefresher(portal);
  app.addHook('onClose', () => refresher.settle());
  await app.register(cookie);
  await limitAuthRate(app, portal.settings, portal.infra.redis);

  app.post(
    '/v1/auth/authorize',
    {
      config,
      schema: {
        tags,
        summary: 'Exchange the code of a sign-in',
        body: authorizeRequest,
        response: { 200: tokenResponse, ...refusals },
      },
    },
    authorize(portal),
  );
  app.post(
    '/v1/auth/refresh',
    {
      config,
      schema: {
        tags,
        summary: 'Get the current access token',
        body: refreshRequest,
        response: { 200: tokenResponse, 401: problem, ...refusals },
      },
    },
    refresh(portal, refresher),
  );
  app.post(
    '/v1/auth/revoke',
    {
      config,
      schema: {
        tags,
        summary: 'Sign this device out',
        body: revokeRequest,
        response: { 204: z.void(), ...refusals },
      },
    },
    revoke(portal),
  );
}
