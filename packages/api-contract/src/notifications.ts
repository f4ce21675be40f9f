import * as z from 'zod/mini';

export const notificationKind = z.enum(['visit', 'reminder', 'result', 'message', 'payment', 'dose']);
/** `in-app` is the list behind the bell. */
export const notificationChannel = z.enum(['in-app', 'push', 'email', 'sms']);

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const channels = z.array(notificationChannel).check(z.maxLength(4));

export const notificationPreferences = z.strictObject({
  choices: z.record(notificationKind, channels),
  /** On the clinic's clock; what comes in them is sent at their end. */
  quietHours: z.nullable(z.strictObject({ from: clock, until: clock })),
  /** The language of what is sent. */
  language: z.enum(['en', 'ne']),
});

/** Kinds that are left out, as by an app that does not know them yet, stay as they were. */
export const changedNotificationPreferences = z.extend(notificationPreferences, {
  choices: z.partialRecord(notificationKind, channels),
});

/** Firebase Cloud Messaging for Android, Apple's push service for iPhones. */
export const phonePushService = z.enum(['fcm', 'apns']);

/** What the patient chose, and what this deployment can send by. */
export const notificationSettings = z.object({
  preferences: notificationPreferences,
  offered: z.array(notificationChannel),
  /** For `PushManager.subscribe`; absent where push to browsers is not offered. */
  pushKey: z.optional(z.string()),
  /** By which the phone app is reached; absent where push to phones is not offered. */
  phonePush: z.optional(z.array(phonePushService)),
});

/** References of those whose messages the patient is not notified of, on any channel or device. */
export const mutedConversations = z.object({ partners: z.array(z.string()) });

export const mutedPartner = z.strictObject({
  type: z.enum(['Organization', 'Practitioner', 'PractitionerRole']),
  id: z.string().check(z.regex(/^[A-Za-z0-9\-.]{1,64}$/)),
});

const base64url = z.string().check(z.regex(/^[\w-]{16,128}={0,2}$/));

/** A browser's PushSubscription. */
const browserPushEndpoint = z.strictObject({
  endpoint: z.url().check(z.maxLength(1024)),
  keys: z.strictObject({ p256dh: base64url, auth: base64url }),
});

/** What the push service gave to the phone app. */
const phonePushEndpoint = z.discriminatedUnion('service', [
  z.strictObject({ service: z.literal('fcm'), token: z.string().check(z.regex(/^[\w:.-]{16,1024}$/)) }),
  z.strictObject({ service: z.literal('apns'), token: z.string().check(z.regex(/^[0-9A-Fa-f]{64,400}$/)) }),
]);

export const pushEndpoint = z.union([browserPushEndpoint, phonePushEndpoint]);

export type NotificationKind = z.infer<typeof notificationKind>;
export type NotificationChannel = z.infer<typeof notificationChannel>;
export type NotificationPreferences = z.infer<typeof notificationPreferences>;
export type ChangedNotificationPreferences = z.infer<typeof changedNotificationPreferences>;
export type NotificationSettings = z.infer<typeof notificationSettings>;
export type BrowserPushEndpoint = z.infer<typeof browserPushEndpoint>;
export type PhonePushEndpoint = z.infer<typeof phonePushEndpoint>;
export type PhonePushService = z.infer<typeof phonePushService>;
export type MutedConversations = z.infer<typeof mutedConversations>;
export type MutedPartner = z.infer<typeof mutedPartner>;
export type PushEndpoint = z.infer<typeof pushEndpoint>;
