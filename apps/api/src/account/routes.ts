import cookie from '@fastify/cookie';
import {
  deviceAddress,
  deviceList,
  ownDevice,
  type DeviceAddress,
  type OwnDevice,
} from '@portal/api-contract/account';
import { authorizeRequest, type AuthorizeRequest } from '@portal/api-contract/auth';
import { problem } from '@portal/api-contract/problem';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createPatientRoute } from '../portal/patient-route.ts';
import type { Portal } from '../portal/portal.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { deleteAccount } from './delete-account.ts';
import { listDevices } from './list-devices.ts';
import { signOutDevice } from './sign-out-device.ts';
import { signOutOthers } from './sign-out-others.ts';
import { staySignedIn } from './stay-signed-in.ts';

const tags = ['account'];
const refusals = { 400: problem, 401: problem, 403: problem, 429: problem, 503: problem };

export async function accountRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  await app.register(cookie);
  const patients = createPatientRoute({ portal, rateLimit });

  app.get(
    '/v1/devices',
    {
      ...patients(['Patient.r']),
      schema: {
        tags,
        summary: 'The devices that are signed in',
        response: { 200: deviceList, ...refusals },
      },
    },
    listDevices(portal),
  );
  app.put<{ Body: OwnDevice }>(
    '/v1/devices/this',
    {
      ...patients(['Patient.u']),
      schema: {
        tags,
        summary: 'Whether this browser stays signed in when nobody uses it',
        body: ownDevice,
        response: { 204: z.void(), 404: problem, ...refusals },
      },
    },
    staySignedIn(portal),
  );
  app.delete(
    '/v1/devices/others',
    {
      ...patients(['Patient.u']),
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
      ...patients(['Patient.u']),
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
    '/v1/account/confirm',
    {
      ...patients(['Patient.r']),
      schema: {
        tags,
        summary: 'Confirm who one is by a sign-in of the last two minutes, for what asks for a recent one',
        body: authorizeRequest,
        response: { 204: z.void(), ...refusals },
      },
    },
    confirmSignIn(portal),
  );
  app.post<{ Body: AuthorizeRequest }>(
    '/v1/account/delete',
    {
      ...patients(['Patient.d']),
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
