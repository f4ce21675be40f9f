import {
  type ChangedNotificationPreferences,
  type MutedPartner,
  type PushEndpoint,
  changedNotificationPreferences,
  mutedConversations as mutedConversationsAnswer,
  mutedPartner,
  notificationSettings,
  pushEndpoint,
} from '@portal/api-contract/notifications';
import { problem } from '@portal/api-contract/problem';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createPatientRoute } from '../portal/patient-route.ts';
import type { Portal } from '../portal/portal.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { getPreferences } from './get-preferences.ts';
import { mutedConversations } from './muted-conversations.ts';
import { deletePushEndpoint, putPushEndpoint } from './push-endpoint.ts';
import { putPreferences } from './put-preferences.ts';

const tags = ['notifications'];
const refusals = { 400: problem, 401: problem, 403: problem, 429: problem, 503: problem };

export async function notificationRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  const patients = createPatientRoute({ portal, rateLimit });
  const nothing = { 204: z.void(), ...refusals };

  app.get(
    '/v1/notice-preferences',
    {
      ...patients(['Patient.r']),
      schema: {
        tags,
        summary: 'What the patient is told of, and how',
        response: { 200: notificationSettings, ...refusals },
      },
    },
    getPreferences(portal),
  );
  app.put<{ Body: ChangedNotificationPreferences }>(
    '/v1/notice-preferences',
    {
      ...patients(['Patient.u']),
      schema: {
        tags,
        summary: 'Choose what to be told of',
        body: changedNotificationPreferences,
        response: nothing,
      },
    },
    putPreferences(portal),
  );
  const muted = mutedConversations(portal);
  app.get(
    '/v1/muted-conversations',
    {
      ...patients(['Communication.r']),
      schema: {
        tags,
        summary: 'Whose messages the patient is not notified of',
        response: { 200: mutedConversationsAnswer, ...refusals },
      },
    },
    muted.list,
  );
  app.put<{ Params: MutedPartner }>(
    '/v1/muted-conversations/:type/:id',
    {
      ...patients(['Communication.u']),
      schema: {
        tags,
        summary: 'Send no notification of their messages, on any channel or device',
        params: mutedPartner,
        response: { 409: problem, ...nothing },
      },
    },
    muted.mute,
  );
  app.delete<{ Params: MutedPartner }>(
    '/v1/muted-conversations/:type/:id',
    {
      ...patients(['Communication.u']),
      schema: { tags, summary: 'Notify again of their messages', params: mutedPartner, response: nothing },
    },
    muted.unmute,
  );
  app.put<{ Body: PushEndpoint }>(
    '/v1/push-endpoint',
    {
      ...patients(['Communication.r']),
      schema: {
        tags,
        summary: 'Send push messages to this browser or phone while it is signed in',
        body: pushEndpoint,
        response: { 404: problem, ...nothing },
      },
    },
    putPushEndpoint(portal),
  );
  app.delete(
    '/v1/push-endpoint',
    {
      ...patients(['Communication.r']),
      schema: { tags, summary: 'Send no more push messages to this browser or phone', response: nothing },
    },
    deletePushEndpoint(portal),
  );
}
