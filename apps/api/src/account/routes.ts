import cookie from '@fastify/cookie';
import { deviceAddress, deviceList, type DeviceAddress } from '@portal/api-contract/account';
import { authorizeRequest, type AuthorizeRequest } from '@portal/api-contract/auth';
import { problem } from '@portal/api-contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { requireCaller } from '../fhir-gateway/caller.ts';
import { patientName } from '../fhir-gateway/gateway.ts';
import type { Portal } from '../portal.ts';
import type { RateLimit } from '../rate-limit.ts';
import { deleteAccount } from './delete-account.ts';
import { listDevices } from './list-devices.ts';
import { signOutDevice } from './sign-out-device.ts';
import { signOutOthers } from './sign-out-others.ts';

const tags = ['account'];
const refusals = { 400: problem, 401: problem, 403: problem, 429: problem, 503: problem };

export async function accountRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  await app.register(cookie);
  const patients = {
    config: { access: 'bearer' },
    onRequest: async (request: FastifyRequest) =>
      rateLimit.count(patientName({ caller: requireCaller(request) }), portal.settings.patientRatePerMinute),
  } as const;

  app.get(
    '/v1/devices',
    {
      ...patients,
      schema: {
        tags,
        summary: 'The devices that are signed in',
        response: { 200: deviceList, ...refusals },
      },
    },
    listDevices(portal),
  );
  app.delete(
    '/v1/devices/others',
    {
      ...patients,
      schema: {
        tags,
        summary: 'Sign out every device but this one',
        response: { 204: z.void(), ...refusals },
      },
    },
    signOutOthers(portal),
  );
  app.delete<{ Params: DeviceAddress }>(
    '/v1/devices/:id',
    {
      ...patients,
      schema: {
        tags,
        summary: 'Sign out another device',
        params: deviceAddress,
        response: { 204: z.void(), 404: problem, ...refusals },
      },
    },
    signOutDevice(portal),
  );
  app.post<{ Body: AuthorizeRequest }>(
    '/v1/account/delete',
    {
      ...patients,
      schema: {
        tags,
        summary: 'Delete the account, confirmed by a sign-in of the last two minutes',
        body: authorizeRequest,
        response: { 204: z.void(), 404: problem, ...refusals },
      },
    },
    deleteAccount(portal),
  );
}
