import cookie from '@fastify/cookie';
import {
  type AuthorizeRequest,
  authorizeRequest,
  backchannelLogoutRequest,
  type BackchannelLogoutRequest,
  type RefreshRequest,
  refreshRequest,
  type RevokeRequest,
  revokeRequest,
  tokenResponse,
} from '@portal/api-contract/auth';
import { problem } from '@portal/api-contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { networkOf } from '../http/network-of.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { Portal } from '../portal/portal.ts';
import { authorize } from './authorize.ts';
import { backchannelLogout } from './backchannel-logout.ts';
import { createSessionRefresher } from './refresh-session.ts';
import { refresh } from './refresh.ts';
import { revoke } from './revoke.ts';

const tags = ['sign-in'];
const config = { access: 'cookie' } as const;
const refusals = { 400: problem, 403: problem, 429: problem, 503: problem };

export async function portalAuthRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  const refresher = createSessionRefresher(portal);
  app.addHook('onClose', () => refresher.settle());
  await app.register(cookie);
  const onRequest = async ({ ip }: FastifyRequest) =>
    rateLimit.count(`auth:${networkOf(ip)}`, portal.settings.authRatePerMinute);

  app.post<{ Body: AuthorizeRequest }>(
    '/v1/auth/authorize',
    {
      config,
      onRequest,
      schema: {
        tags,
        summary: 'Exchange the code of a sign-in',
        body: authorizeRequest,
        response: { 200: tokenResponse, ...refusals },
      },
    },
    authorize(portal),
  );
  app.post<{ Body: RefreshRequest }>(
    '/v1/auth/refresh',
    {
      config,
      onRequest,
      schema: {
        tags,
        summary: 'Get the current access token',
        body: refreshRequest,
        response: { 200: tokenResponse, 401: problem, ...refusals },
      },
    },
    refresh(portal, refresher),
  );
  app.post<{ Body: RevokeRequest }>(
    '/v1/auth/revoke',
    {
      config,
      onRequest,
      schema: {
        tags,
        summary: 'Sign this device out',
        body: revokeRequest,
        response: { 204: z.void(), ...refusals },
      },
    },
    revoke(portal),
  );
  await app.register(async (scoped) => {
    scoped.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scoped.post<{ Body: BackchannelLogoutRequest }>(
      '/v1/auth/backchannel-logout',
      {
        // Not counted: all of them come from one address, the identity server's, and each is signed.
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'The identity server tells of a session that ended',
          body: backchannelLogoutRequest,
          response: { 200: z.void(), 400: problem, 503: problem },
        },
      },
      backchannelLogout(portal),
    );
  });
}
