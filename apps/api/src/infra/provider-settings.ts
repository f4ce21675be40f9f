import * as z from 'zod';
import { phonePushGroup, phonePushVariables, toPhonePush } from './phone-push-settings.ts';
import { address, trueOrFalse, wholeNumber } from './setting-forms.ts';

/** Where browsers have their push messages delivered. The worker calls these and no other address that a browser names. */
const knownPushServices = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://web.push.apple.com',
  'https://*.notify.windows.com',
];

/** Who carries notifications. A provider that is not set is not offered. */
export const providerVariables = {
  PORTAL_SMTP_HOST: z.string().optional(),
  PORTAL_SMTP_PORT: wholeNumber(1, 65535, 25),
  PORTAL_SMTP_FROM: z.email('is not an e-mail address. Set for example portal@example.org.').optional(),
  PORTAL_SMTP_STARTTLS: trueOrFalse('true refuses a server that does not encrypt'),
  PORTAL_SMTP_SSL: trueOrFalse('true where the server encrypts from the first byte, as at port 465'),
  PORTAL_SMTP_USER: z.string().optional(),
  PORTAL_SMTP_PASSWORD: z.string().optional(),
  PORTAL_PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'is not a VAPID key. Make a pair with: npx web-push generate-vapid-keys.')
    .optional(),
  PORTAL_PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'is not a VAPID key. Make a pair with: npx web-push generate-vapid-keys.')
    .optional(),
  PORTAL_PUSH_SERVICES: z
    .string()
    .default(knownPushServices.join(','))
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .refine(
      (entries) => entries.every((entry) => /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(entry)),
      'must list origins separated by commas. Set for example https://fcm.googleapis.com.',
    ),
  ...phonePushVariables,
  PORTAL_SMS_URL: address('the address of Sparrow SMS, https://api.sparrowsms.com/v2/sms/').optional(),
  PORTAL_SMS_TOKEN: z.string().optional(),
  PORTAL_SMS_FROM: z.string().optional(),
};

type Read = z.infer<z.ZodObject<typeof providerVariables>>;

type Group = { names: readonly (keyof Read)[]; error: string };
/** What only makes sense together. */
export const providerGroups: readonly Group[] = [
  {
    names: ['PORTAL_SMTP_HOST', 'PORTAL_SMTP_FROM'],
    error: 'needs PORTAL_SMTP_FROM, and the other way round. Set both or neither.',
  },
  {
    names: ['PORTAL_PUSH_PUBLIC_KEY', 'PORTAL_PUSH_PRIVATE_KEY'],
    error: 'needs PORTAL_PUSH_PRIVATE_KEY, and the other way round. Set both or neither.',
  },
  phonePushGroup,
  {
    names: ['PORTAL_SMS_URL', 'PORTAL_SMS_TOKEN', 'PORTAL_SMS_FROM'],
    error: 'needs PORTAL_SMS_TOKEN and PORTAL_SMS_FROM. Set all three or none.',
  },
];

export function isWhole(read: Read, { names }: Group): boolean {
  const given = names.filter((name) => Boolean(read[name])).length;
  return given === 0 || given === names.length;
}

export type Providers = ReturnType<typeof toProviders>;

export function toProviders(read: Read) {
  return {
    mail: read.PORTAL_SMTP_HOST
      ? {
          host: read.PORTAL_SMTP_HOST,
          port: read.PORTAL_SMTP_PORT,
          secure: read.PORTAL_SMTP_SSL || read.PORTAL_SMTP_PORT === 465,
          requireTLS: read.PORTAL_SMTP_STARTTLS,
          from: read.PORTAL_SMTP_FROM ?? '',
          ...(read.PORTAL_SMTP_USER && {
            auth: { user: read.PORTAL_SMTP_USER, pass: read.PORTAL_SMTP_PASSWORD ?? '' },
          }),
        }
      : undefined,
    push: read.PORTAL_PUSH_PUBLIC_KEY
      ? {
          publicKey: read.PORTAL_PUSH_PUBLIC_KEY,
          privateKey: read.PORTAL_PUSH_PRIVATE_KEY ?? '',
          services: read.PORTAL_PUSH_SERVICES,
        }
      : undefined,
    ...toPhonePush(read),
    sms: read.PORTAL_SMS_URL
      ? { url: read.PORTAL_SMS_URL, token: read.PORTAL_SMS_TOKEN ?? '', from: read.PORTAL_SMS_FROM ?? '' }
      : undefined,
  };
}
