import { isIP } from 'node:net';
import { findColorProblem } from '@portal/clinical-domain/brand/brand-colors';
import { firstCanonicalBase } from '@portal/clinical-domain/fhir/canonical-base';
import * as z from 'zod';
import { isFhirId } from '../records/fhir-id.ts';
import { findVideoProblems, toVideoSettings, videoVariables } from './video-settings.ts';
import { isWhole, providerGroups, providerVariables, toProviders } from './provider-settings.ts';
import { logoFile } from './clinic-logo.ts';
import { isLocal } from './is-local.ts';
import {
  address,
  hostAndPort,
  logLevel,
  parseEnvironment,
  secretList,
  sharedSecrets,
  splitList,
  text,
  wholeNumber,
} from './setting-forms.ts';
import { retentionVariables, toRetention } from './retention-settings.ts';
import { summaryKeyVariables, toSummaryKeys } from './summary-keys.ts';
import { tlsVariables, toTls } from './tls-settings.ts';

/** What a deployment decides. Every name is an environment variable; the README explains each. */
const variables = z.object({
  ...providerVariables,
  ...videoVariables,
  ...summaryKeyVariables,
  ...tlsVariables,
  ...retentionVariables,
  PORTAL_PUBLIC_URL: address('the address that patients open, for example https://portal.example.org').refine(
    (url) => isHttpsOrLocal(url) && isOrigin(url),
    'must be an https address without a path (http only on localhost). Set for example https://portal.example.org.',
  ),
  PORTAL_HOST: z.string().default('127.0.0.1'),
  PORTAL_PORT: wholeNumber(1, 65535, 8080),
  PORTAL_DATABASE_URL: address('the PostgreSQL address, for example postgres://portal:secret@db/portal', [
    'postgres:',
    'postgresql:',
  ]),
  PORTAL_REDIS_URL: address('the Redis address, for example redis://redis:6379', ['redis:', 'rediss:']),
  PORTAL_CANONICAL_BASE: address('the beginning of the portal’s names in the clinical record')
    .refine(
      isCanonicalBase,
      'must be an https address without a slash at the end, a query or a fragment. Set for example https://portal.example.org/fhir.',
    )
    .default(firstCanonicalBase),
  PORTAL_RECORDS_URL: address('the base address of the FHIR server, for example http://records:8080/fhir'),
  PORTAL_TERMINOLOGY_URL: address(
    'the base address of the FHIR terminology server, for example http://terminology:8080/fhir',
  ).optional(),
  PORTAL_PDF_RENDERER_URL: address(
    'the address of the PDF renderer that makes PDFs, for example http://pdf-renderer:8090',
  ).optional(),
  PORTAL_PDF_RENDERER_SECRET: sharedSecrets().optional(),
  PORTAL_HOOK_URL: address(
    'the address at which the records server tells this server of changes, for example http://api:8081',
  ).optional(),
  PORTAL_HOOK_PORT: wholeNumber(1, 65535, 8081),
  PORTAL_HOOK_SECRET: sharedSecrets().optional(),
  PORTAL_EVENT_STREAMS: wholeNumber(1, 1_000_000, 10_000),
  PORTAL_EVENT_STREAMS_PER_PATIENT: wholeNumber(1, 1000, 12),
  PORTAL_VIRUS_SCANNER: hostAndPort('clamav:3310').optional(),
  PORTAL_ISSUER: address(
    'the issuer of the identity server, for example https://id.example.org/realms/portal',
  ).refine(
    isHttpsOrLocal,
    'must be an https address (http only on localhost). Set the issuer exactly as the identity server names itself.',
  ),
  PORTAL_IDENTITY_URL: address(
    'the origin at which this server reaches the identity server, for example http://identity:8080',
  ).optional(),
  PORTAL_WEB_CLIENT_ID: text('the client id of the web app at the identity server'),
  PORTAL_WEB_CLIENT_SECRET: secretList('the secret of the web client at the identity server'),
  PORTAL_NATIVE_CLIENT_ID: text('the client id of the phone app at the identity server'),
  PORTAL_ACCOUNTS_URL: address(
    'where the identity server deletes accounts, for example https://id.example.org/realms/portal/portal-accounts',
  )
    .refine(isHttpsOrLocal, { error: 'must be an https address (http only on localhost).', abort: true })
    .optional(),
  PORTAL_ACCOUNTS_CLIENT_ID: z.string().optional(),
  PORTAL_ACCOUNTS_CLIENT_SECRET: z.string().transform(splitList).optional(),
  PORTAL_AUDIENCE: text('the audience that access tokens carry, for example patient-portal-api'),
  PORTAL_SESSION_KEY: secretList('a random key, made with: openssl rand -base64 32')
    .transform((keys) => keys.map((key) => Buffer.from(key, 'base64')))
    .refine(
      (keys) => keys.every((key) => key.length === 32),
      'must be 32 random bytes in base64; several separated by commas while a key is replaced. Make one with: openssl rand -base64 32.',
    ),
  PORTAL_IDLE_MINUTES: wholeNumber(5, 720, 30),
  PORTAL_HOSPITAL_CONTACTS: z
    .enum(['trusted', 'ask'], 'must be trusted or ask. Set trusted where the desk checks what it enters.')
    .default('ask'),
  PORTAL_AUTH_RATE_PER_MINUTE: wholeNumber(1, 1_000_000, 120),
  PORTAL_PATIENT_RATE_PER_MINUTE: wholeNumber(1, 10_000_000, 600),
  PORTAL_ADDRESS_RATE_PER_MINUTE: wholeNumber(1, 10_000_000, 6000),
  PORTAL_PATIENT_MB_PER_MINUTE: wholeNumber(1, 1_000_000, 100),
  PORTAL_UPLOAD_LIMIT_MB: wholeNumber(1, 100, 10),
  PORTAL_UPLOADS_PER_DAY: wholeNumber(1, 1_000_000, 100),
  PORTAL_UPLOAD_MB_PER_DAY: wholeNumber(1, 1_000_000, 300),
  PORTAL_MESSAGES_PER_DAY: wholeNumber(1, 1_000_000, 100),
  PORTAL_BOOKINGS_PER_DAY: wholeNumber(1, 1_000_000, 10),
  PORTAL_CHANGES_PER_DAY: wholeNumber(1, 1_000_000, 2000),
  PORTAL_TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform(splitList)
    .refine(
      (entries) => entries.every(isAddressRange),
      'must list addresses or ranges of the proxies in front, separated by commas. Set for example 10.0.0.0/8.',
    ),
  PORTAL_LOG_LEVEL: logLevel(),
  PORTAL_HEARTBEAT_FILE: z.string().optional(),
  PORTAL_BACKUP_STATUS_FILE: z.string().optional(),
  PORTAL_CLINIC_NAME: z.string().optional(),
  PORTAL_CLINIC_NAME_NP: z.string().optional(),
  PORTAL_CLINIC_PLACE: z.string().optional(),
  PORTAL_CLINIC_PLACE_NP: z.string().optional(),
  PORTAL_CLINIC_COLOR: brandColor().optional(),
  PORTAL_CLINIC_LOGO_FILE: logoFile().optional(),
  PORTAL_CLINIC_ADDRESS: z.string().optional(),
  PORTAL_CLINIC_ADDRESS_NP: z.string().optional(),
  PORTAL_CLINIC_PHONE: phone('+977-1-5550100').optional(),
  PORTAL_CLINIC_EMAIL: z.email('is not an e-mail address. Set for example info@clinic.example.').optional(),
  PORTAL_EMERGENCY_PHONE: phone('102').default('102'),
  PORTAL_APP_STORE_URL: storePage('https://apps.apple.com/app/id1234567890'),
  PORTAL_PLAY_STORE_URL: storePage('https://play.google.com/store/apps/details?id=com.patientportal'),
  PORTAL_ORGANIZATION_ID: z
    .string()
    .refine(isFhirId, 'must be the id of the clinic’s Organization resource. Set for example 238488.')
    .default('238488'),
  PORTAL_CLINIC_ZONE: z
    .string()
    .refine(isZone, 'is not a time zone that this server knows. Set for example Asia/Kathmandu.')
    .default('Asia/Kathmandu'),
  PORTAL_BOOKING_HORIZON_DAYS: wholeNumber(1, 365, 14),
  PORTAL_DEFAULT_WINDOW_MINUTES: wholeNumber(5, 1440, 60),
  PORTAL_REPLY_HOURS: wholeNumber(1, 336, 24),
  PORTAL_OPEN_BOOKINGS: wholeNumber(1, 1000, 5),
  PORTAL_OPEN_BOOKINGS_UNVERIFIED: wholeNumber(0, 1000, 1),
  PORTAL_LANGUAGES: z
    .string()
    .default('en,np')
    .transform(splitList)
    .pipe(
      z.array(z.enum(['en', 'np'], 'must list languages separated by commas. Set en, np or en,np.')).min(1),
    ),
});

const schema = variables
  .refine(
    (read) => {
      const given = [
        read.PORTAL_ACCOUNTS_URL,
        read.PORTAL_ACCOUNTS_CLIENT_ID,
        read.PORTAL_ACCOUNTS_CLIENT_SECRET,
      ].filter(Boolean);
      return given.length === 0 || given.length === 3;
    },
    {
      path: ['PORTAL_ACCOUNTS_URL'],
      error: 'needs PORTAL_ACCOUNTS_CLIENT_ID and PORTAL_ACCOUNTS_CLIENT_SECRET. Set all three or none.',
    },
  )
  .refine((read) => Boolean(read.PORTAL_PDF_RENDERER_URL) === Boolean(read.PORTAL_PDF_RENDERER_SECRET), {
    path: ['PORTAL_PDF_RENDERER_URL'],
    error: 'needs PORTAL_PDF_RENDERER_SECRET, and the other way round. Set both or neither.',
  })
  .refine((read) => Boolean(read.PORTAL_HOOK_URL) === Boolean(read.PORTAL_HOOK_SECRET), {
    path: ['PORTAL_HOOK_URL'],
    error: 'needs PORTAL_HOOK_SECRET, and the other way round. Set both or neither.',
  })
  .refine((read) => Boolean(read.PORTAL_TLS_CERTIFICATE_FILE) === Boolean(read.PORTAL_TLS_KEY_FILE), {
    path: ['PORTAL_TLS_CERTIFICATE_FILE'],
    error: 'needs PORTAL_TLS_KEY_FILE, and the other way round. Set both or neither.',
  })
  .superRefine((read, context) => {
    for (const group of providerGroups) {
      if (isWhole(read, group)) continue;
      context.addIssue({ code: 'custom', path: [group.names[0] ?? ''], message: group.error });
    }
    for (const [name, message] of findVideoProblems(read))
      context.addIssue({ code: 'custom', path: [name], message });
  });

export type Settings = ReturnType<typeof parseSettings>;

/** @throws SettingsError with a line for each setting that is missing or wrong, not only for the first */
export function parseSettings(environment: NodeJS.ProcessEnv) {
  const read = parseEnvironment(schema, environment);
  return {
    publicUrl: new URL(read.PORTAL_PUBLIC_URL).origin,
    fhirBase: `${new URL(read.PORTAL_PUBLIC_URL).origin}/r4`,
    host: read.PORTAL_HOST,
    port: read.PORTAL_PORT,
    tls: toTls(read),
    databaseUrl: read.PORTAL_DATABASE_URL,
    redisUrl: read.PORTAL_REDIS_URL,
    /** The same as `canonicalBase()` of this process: both are read from the environment. */
    canonicalBase: read.PORTAL_CANONICAL_BASE,
    recordsUrl: read.PORTAL_RECORDS_URL.replace(/\/+$/, ''),
    terminologyUrl: (read.PORTAL_TERMINOLOGY_URL ?? read.PORTAL_RECORDS_URL).replace(/\/+$/, ''),
    pdfRenderer:
      read.PORTAL_PDF_RENDERER_URL === undefined
        ? undefined
        : {
            url: new URL(read.PORTAL_PDF_RENDERER_URL).origin,
            secrets: read.PORTAL_PDF_RENDERER_SECRET ?? [],
          },
    /** Undefined: changes are found by asking the records server every few seconds. */
    hook:
      read.PORTAL_HOOK_URL === undefined
        ? undefined
        : {
            url: read.PORTAL_HOOK_URL.replace(/\/+$/, ''),
            port: read.PORTAL_HOOK_PORT,
            secrets: read.PORTAL_HOOK_SECRET ?? [],
          },
    eventStreams: { most: read.PORTAL_EVENT_STREAMS, mostOfPatient: read.PORTAL_EVENT_STREAMS_PER_PATIENT },
    virusScanner: read.PORTAL_VIRUS_SCANNER,
    heartbeatFile: read.PORTAL_HEARTBEAT_FILE,
    backupStatusFile: read.PORTAL_BACKUP_STATUS_FILE,
    issuer: read.PORTAL_ISSUER,
    identityOrigin: new URL(read.PORTAL_IDENTITY_URL ?? read.PORTAL_ISSUER).origin,
    clients: {
      web: { id: read.PORTAL_WEB_CLIENT_ID, secrets: read.PORTAL_WEB_CLIENT_SECRET },
      native: { id: read.PORTAL_NATIVE_CLIENT_ID },
    },
    accounts: read.PORTAL_ACCOUNTS_URL
      ? {
          url: read.PORTAL_ACCOUNTS_URL.replace(/\/+$/, ''),
          clientId: read.PORTAL_ACCOUNTS_CLIENT_ID ?? '',
          clientSecrets: read.PORTAL_ACCOUNTS_CLIENT_SECRET ?? [],
        }
      : undefined,
    providers: toProviders(read),
    /** Undefined where this deployment has no video visits. */
    video: toVideoSettings(read),
    audience: read.PORTAL_AUDIENCE,
    sessionKeys: read.PORTAL_SESSION_KEY,
    summaryKeys: toSummaryKeys(read),
    /** After so long without use a browser asks to sign in again, unless the patient chose to stay signed in. */
    idleSeconds: read.PORTAL_IDLE_MINUTES * 60,
    /** Whether e-mail addresses and numbers that the hospital entered count as verified. */
    trustsHospital: read.PORTAL_HOSPITAL_CONTACTS === 'trusted',
    authRatePerMinute: read.PORTAL_AUTH_RATE_PER_MINUTE,
    patientRatePerMinute: read.PORTAL_PATIENT_RATE_PER_MINUTE,
    addressRatePerMinute: read.PORTAL_ADDRESS_RATE_PER_MINUTE,
    patientBytesPerMinute: read.PORTAL_PATIENT_MB_PER_MINUTE * 1024 * 1024,
    uploadLimitBytes: read.PORTAL_UPLOAD_LIMIT_MB * 1024 * 1024,
    /** Of one patient, on one day of the clinic. */
    dayQuotas: {
      upload: read.PORTAL_UPLOADS_PER_DAY,
      uploadBytes: read.PORTAL_UPLOAD_MB_PER_DAY * 1024 * 1024,
      message: read.PORTAL_MESSAGES_PER_DAY,
      booking: read.PORTAL_BOOKINGS_PER_DAY,
      change: read.PORTAL_CHANGES_PER_DAY,
    },
    trustProxy: read.PORTAL_TRUST_PROXY,
    logLevel: read.PORTAL_LOG_LEVEL,
    keep: toRetention(read),
    openBookings: read.PORTAL_OPEN_BOOKINGS,
    openBookingsUnverified: read.PORTAL_OPEN_BOOKINGS_UNVERIFIED,
    stores: { appStore: read.PORTAL_APP_STORE_URL, playStore: read.PORTAL_PLAY_STORE_URL },
    clinic: {
      names: {
        en: read.PORTAL_CLINIC_NAME ?? 'Patient Portal',
        ne: read.PORTAL_CLINIC_NAME_NP ?? read.PORTAL_CLINIC_NAME ?? 'बिरामी पोर्टल',
      },
      places: {
        en: read.PORTAL_CLINIC_PLACE,
        ne: read.PORTAL_CLINIC_PLACE_NP ?? read.PORTAL_CLINIC_PLACE,
      },
      /** Undefined: the portal's own. */
      color: read.PORTAL_CLINIC_COLOR,
      logo: read.PORTAL_CLINIC_LOGO_FILE,
      addresses: {
        en: read.PORTAL_CLINIC_ADDRESS,
        ne: read.PORTAL_CLINIC_ADDRESS_NP ?? read.PORTAL_CLINIC_ADDRESS,
      },
      phone: read.PORTAL_CLINIC_PHONE,
      email: read.PORTAL_CLINIC_EMAIL,
      emergencyPhone: read.PORTAL_EMERGENCY_PHONE,
      organizationId: read.PORTAL_ORGANIZATION_ID,
      zone: read.PORTAL_CLINIC_ZONE,
      bookingHorizonDays: read.PORTAL_BOOKING_HORIZON_DAYS,
      defaultWindowMinutes: read.PORTAL_DEFAULT_WINDOW_MINUTES,
      replyHours: read.PORTAL_REPLY_HOURS,
      languages: read.PORTAL_LANGUAGES,
    },
  };
}

function brandColor() {
  return z.string().superRefine((color, context) => {
    const message = findColorProblem(color);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

function phone(example: string) {
  return z
    .string()
    .regex(
      /^\+?[0-9][0-9 -]{1,18}$/,
      `must be a telephone number of digits, spaces and hyphens. Set for example ${example}.`,
    );
}

function storePage(example: string) {
  return address(`the app's page in the store, for example ${example}`, ['https:']).optional();
}

function isHttpsOrLocal(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(value));
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && value.replace(/\/$/, '') === url.origin;
}

function isCanonicalBase(value: string): boolean {
  return value.startsWith('https://') && !/\/$|[?#]/.test(value);
}

function isAddressRange(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [ip = '', bits] = entry.split('/');
  return (
    isIP(ip) !== 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128)))
  );
}

function isZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}
