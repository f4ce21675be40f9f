import { problem } from '@portal/api-contract/problem';
import {
  fileAddress,
  largestPayload,
  manifest,
  manifestAddress,
  manifestRequest,
  newShare,
  shareAddress,
  shareList,
  shareRequest,
  wrongPasscode,
  type FileAddress,
  type ManifestAddress,
  type ManifestRequest,
  type ShareAddress,
  type ShareRequest,
} from '@portal/api-contract/sharing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { rateLimitKey, requireCaller } from '../patient-access/caller.ts';
import { networkOf } from '../http/network-of.ts';
import type { Portal } from '../portal/portal.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { createShare, hashLocator } from './create-share.ts';
import { listShares } from './list-shares.ts';
import { revokeShare } from './revoke-share.ts';
import { sharedFile } from './shared-file.ts';
import { sharedManifest } from './shared-manifest.ts';

const tags = ['sharing'];
const refusals = { 400: problem, 401: problem, 403: problem, 429: problem, 503: problem };
const sharesPerMinute = 10;
/** A slow hash each, so fewer than of other calls. */
const opensPerMinute = 60;
const opensOfOnePerMinute = 30;

export async function sharingRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  const countPatient = (request: FastifyRequest) => {
    const name = rateLimitKey(requireCaller(request));
    rateLimit.count(name, portal.settings.patientRatePerMinute);
    return name;
  };
  const patients = (scope: 'Patient.r' | 'Patient.u') => ({
    config: { access: 'bearer', scope: [scope] } as const,
    onRequest: async (request: FastifyRequest) => void countPatient(request),
  });
  /** Without an account, and from any viewer: the specification wants the manifest open to pages of other origins. */
  const anyone = {
    config: { access: 'public' },
    onRequest: async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ 'access-control-allow-origin': '*', 'referrer-policy': 'no-referrer' });
      rateLimit.count(`shared:${networkOf(ip)}`, opensPerMinute);
    },
  } as const;

  app.get(
    '/v1/shares',
    {
      ...patients('Patient.r'),
      schema: {
        tags,
        summary: 'The patient’s links, and who has opened them',
        response: { 200: shareList, ...refusals },
      },
    },
    listShares(portal),
  );
  app.post<{ Body: ShareRequest }>(
    '/v1/shares',
    {
      config: { access: 'bearer', scope: ['Patient.r', 'Patient.u'] },
      onRequest: async (request: FastifyRequest) =>
        rateLimit.count(`share:${countPatient(request)}`, sharesPerMinute),
      bodyLimit: largestPayload + 1024,
      schema: {
        tags,
        summary: 'Share a summary that the browser has encrypted',
        body: shareRequest,
        response: { 201: newShare, 409: problem, ...refusals },
      },
    },
    createShare(portal),
  );
  app.delete<{ Params: ShareAddress }>(
    '/v1/shares/:id',
    {
      ...patients('Patient.u'),
      schema: {
        tags,
        summary: 'Revoke a link',
        params: shareAddress,
        response: { 204: z.void(), 404: problem, ...refusals },
      },
    },
    revokeShare(portal),
  );
  app.post<{ Params: ManifestAddress; Body: ManifestRequest }>(
    '/v1/shared/:locator',
    {
      ...anyone,
      // By its hash: the address itself is a secret, and Redis is told the name.
      preHandler: async ({ params }: FastifyRequest<{ Params: ManifestAddress }>) =>
        rateLimit.count(`link:${hashLocator(params.locator).toString('base64url')}`, opensOfOnePerMinute),
      schema: {
        tags,
        summary: 'The manifest of a SMART Health Link',
        params: manifestAddress,
        body: manifestRequest,
        response: { ...refusals, 200: manifest, 401: wrongPasscode, 404: problem },
      },
    },
    sharedManifest(portal),
  );
  app.options(
    '/v1/shared/:locator',
    { ...anyone, schema: { tags, summary: 'Lets viewers of other origins ask for the manifest' } },
    async (_request, reply) =>
      reply
        .headers({
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': '600',
        })
        .code(204)
        .send(),
  );
  app.get<{ Params: FileAddress }>(
    '/v1/shared/files/:ticket',
    {
      ...anyone,
      schema: {
        tags,
        summary: 'The encrypted file of a link, for five minutes',
        params: fileAddress,
        response: {
          200: { description: 'A JWE', content: { 'application/jose': { schema: z.string() } } },
          400: problem,
          404: problem,
          429: problem,
          503: problem,
        },
      },
    },
    sharedFile(portal),
  );
}
