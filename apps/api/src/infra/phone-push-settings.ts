import { type KeyObject, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { address, fileOf } from './setting-forms.ts';

const serviceAccount = z.object({
  project_id: z.string().regex(/^[\w.:-]{1,64}$/),
  private_key_id: z.string(),
  private_key: z.string(),
  client_email: z.email(),
  token_uri: z.url(),
});

/** Who carries notifications to the phone app. Files, because both are handed out as files and neither fits on a line. */
export const phonePushVariables = {
  PORTAL_FCM_SERVICE_ACCOUNT_FILE: fileOf(
    readServiceAccount,
    'the JSON key of a service account (Firebase console, Project settings, Service accounts)',
  ),
  PORTAL_FCM_URL: address('the address of Firebase Cloud Messaging, https://fcm.googleapis.com').default(
    'https://fcm.googleapis.com',
  ),
  PORTAL_APNS_KEY_FILE: fileOf(
    readEcKey,
    'the .p8 key for the Apple Push Notification service (Apple Developer, Keys)',
  ),
  PORTAL_APNS_KEY_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'must be the ten characters that name the key in Apple Developer.')
    .optional(),
  PORTAL_APNS_TEAM_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'must be the ten characters that name the team in Apple Developer.')
    .optional(),
  PORTAL_APNS_TOPIC: z
    .string()
    .regex(/^[A-Za-z0-9.-]{1,155}$/, 'must be the bundle id of the app. Set for example com.patientportal.')
    .default('com.patientportal'),
  PORTAL_APNS_URL: address(
    'the address of Apple’s push service, https://api.push.apple.com (https://api.sandbox.push.apple.com for builds from Xcode)',
  ).default('https://api.push.apple.com'),
};

export const phonePushGroup = {
  names: ['PORTAL_APNS_KEY_FILE', 'PORTAL_APNS_KEY_ID', 'PORTAL_APNS_TEAM_ID'],
  error: 'needs PORTAL_APNS_KEY_ID and PORTAL_APNS_TEAM_ID. Set all three or none.',
} as const;

type Read = z.infer<z.ZodObject<typeof phonePushVariables>>;
export type FcmSettings = NonNullable<ReturnType<typeof toPhonePush>['fcm']>;
export type ApnsSettings = NonNullable<ReturnType<typeof toPhonePush>['apns']>;

export function toPhonePush(read: Read) {
  const account = read.PORTAL_FCM_SERVICE_ACCOUNT_FILE;
  const key = read.PORTAL_APNS_KEY_FILE;
  return {
    fcm: account && { ...account, url: read.PORTAL_FCM_URL },
    apns: key && {
      key,
      keyId: read.PORTAL_APNS_KEY_ID ?? '',
      teamId: read.PORTAL_APNS_TEAM_ID ?? '',
      topic: read.PORTAL_APNS_TOPIC,
      url: read.PORTAL_APNS_URL,
    },
  };
}

function readServiceAccount(path: string) {
  const account = serviceAccount.parse(JSON.parse(readFileSync(path, 'utf8')));
  return {
    projectId: account.project_id,
    keyId: account.private_key_id,
    key: createPrivateKey(account.private_key),
    email: account.client_email,
    tokenUrl: account.token_uri,
  };
}

function readEcKey(path: string): KeyObject {
  const key = createPrivateKey(readFileSync(path));
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('not a key of P-256');
  return key;
}
