import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { canonicalBase } from '@portal/clinical-domain/fhir/canonical-base';
import { isRoot } from './run-command.ts';
import { organization } from './seed/data/places.ts';

const repository = resolve(import.meta.dirname, '../../..');

/**
 * Where each server of a stack listens and keeps its data. Two stacks differ by STACK_DIR and STACK_PORT_BASE. Two
 * portals on the engines of one stack differ by STACK_PORTAL_BASE and STACK_PORTAL_DATABASE.
 */
export type StackSettings = ReturnType<typeof readStackSettings>;

export function readStackSettings(environment: NodeJS.ProcessEnv = process.env) {
  const base = readPort(environment, 'STACK_PORT_BASE', 18000);
  const portal = readPort(environment, 'STACK_PORTAL_BASE', base + 10);
  const [username = '', password = ''] = (environment['STACK_ADMINISTRATOR'] ?? 'admin:admin').split(':');
  return {
    repository,
    directory: resolve(repository, environment['STACK_DIR'] ?? '.stack'),
    cache: join(environment['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'patient-portal'),
    portalDatabase: environment['STACK_PORTAL_DATABASE'] ?? 'portal',
    /** Where patients open the portal. */
    origin: environment['STACK_ORIGIN'] ?? `http://localhost:${portal + 10}`,
    /** Of the identity server. */
    administrator: { username, password },
    ports: {
      postgres: base,
      redis: base + 1,
      records: base + 2,
      identity: base + 3,
      identityManagement: base + 4,
      smtp: base + 5,
      mail: base + 6,
      video: base + 7,
      videoTcp: base + 8,
      videoUdp: base + 9,
      api: portal,
      secondApi: portal + 1,
      pdfRenderer: portal + 2,
      hook: portal + 3,
      secondHook: portal + 4,
      thirdApi: portal + 5,
      web: portal + 10,
      secondWeb: portal + 11,
      secureWeb: portal + 12,
      gallery: portal + 20,
    },
  };
}

function readPort(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = Number(environment[name] ?? fallback);
  if (!Number.isInteger(port) || port < 1024 || port > 65000) {
    throw new Error(`${name} must be a whole number from 1024 to 65000, for example ${fallback}.`);
  }
  return port;
}

/** Of no worth, like every secret of a stack. */
const summaryKey =
  'LS0tLS1CRUdJTiBQUklWQVRFIEtFWS0tLS0tCk1JR0hBZ0VBTUJNR0J5cUdTTTQ5QWdFR0NDcUdTTTQ5QXdFSEJHMHdhd0lCQVFRZ2ZLNWFKaVdYSTlsdFExbUQKdnR3dWV4MWJDVVFaMi95bXQ2eTYzTGJEaTBPaFJBTkNBQVFSd3R5eXg2MUxtRFVOZ3VzUzdHSEY2Z2RnQVZFZApCaWxzOTROaTdSdTF6VUU5anVkY0NVMTB4bHYyT0tucEswVkpwM1pLVk8rWHJZaEY5YW5SVDNDOQotLS0tLUVORCBQUklWQVRFIEtFWS0tLS0tCg==';

/** Tests and journeys share seeded patients, who send and book in an hour what no patient does in a day. */
const wideDay = {
  PORTAL_UPLOADS_PER_DAY: '1000000',
  PORTAL_UPLOAD_MB_PER_DAY: '1000000',
  PORTAL_MESSAGES_PER_DAY: '1000000',
  PORTAL_BOOKINGS_PER_DAY: '1000000',
  PORTAL_CHANGES_PER_DAY: '1000000',
};

/** The environment of one portal API process of this stack; the same names as in production. */
export function portalEnvironment(
  { ports, portalDatabase }: StackSettings,
  overrides: Record<string, string> = {},
) {
  return {
    PORTAL_PUBLIC_URL: `http://localhost:${ports.web}`,
    PORTAL_CANONICAL_BASE: canonicalBase(),
    PORTAL_HOST: '127.0.0.1',
    PORTAL_PORT: String(ports.api),
    PORTAL_DATABASE_URL: `postgres://portal:portal@127.0.0.1:${ports.postgres}/${portalDatabase}`,
    PORTAL_REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    PORTAL_RECORDS_URL: `http://127.0.0.1:${ports.records}/fhir`,
    PORTAL_PDF_RENDERER_URL: `http://127.0.0.1:${ports.pdfRenderer}`,
    PORTAL_PDF_RENDERER_SECRET: 'stack-pdf-renderer-secret-of-no-worth',
    PORTAL_ISSUER: `http://localhost:${ports.identity}/realms/portal`,
    PORTAL_WEB_CLIENT_ID: 'patient-portal',
    PORTAL_WEB_CLIENT_SECRET: 'stack-web-client-secret',
    PORTAL_NATIVE_CLIENT_ID: 'patient-portal-native',
    PORTAL_ACCOUNTS_URL: `http://localhost:${ports.identity}/realms/portal/portal-accounts`,
    PORTAL_ACCOUNTS_CLIENT_ID: 'patient-portal-accounts',
    PORTAL_ACCOUNTS_CLIENT_SECRET: 'stack-accounts-client-secret',
    PORTAL_AUDIENCE: 'patient-portal-api',
    PORTAL_CLINIC_NAME: organization.name,
    PORTAL_CLINIC_NAME_NP: organization.nepali,
    PORTAL_CLINIC_ADDRESS: organization.address,
    PORTAL_CLINIC_ADDRESS_NP: organization.addressInNepali,
    PORTAL_CLINIC_PHONE: organization.phone,
    PORTAL_CLINIC_EMAIL: organization.email,
    PORTAL_APP_STORE_URL: 'https://apps.example/patient-portal',
    PORTAL_PLAY_STORE_URL: 'https://play.example/patient-portal',
    PORTAL_SUMMARY_KEY: summaryKey,
    PORTAL_HOSPITAL_CONTACTS: 'trusted',
    PORTAL_SESSION_KEY: Buffer.alloc(32, 'stack-session-key').toString('base64'),
    ...wideDay,
    ...overrides,
  };
}

/** Where the records server tells of changes: at the first API process, which tells the others. */
export function hookEnvironment({ ports }: StackSettings) {
  return {
    PORTAL_HOOK_URL: `http://127.0.0.1:${ports.hook}`,
    PORTAL_HOOK_SECRET: 'stack-hook-secret-of-no-worth',
  };
}

/** Who carries notifications in this stack: the mail server, and a push key of no worth. */
export function providerEnvironment({ ports }: StackSettings) {
  return {
    PORTAL_SMTP_HOST: '127.0.0.1',
    PORTAL_SMTP_PORT: String(ports.smtp),
    PORTAL_SMTP_FROM: 'portal@himalvalley.example',
    PORTAL_PUSH_PUBLIC_KEY:
      'BEIn9L2-fS2ihlazwI_e2-z4MSe0Q91Qwc6nTqpvrLr4lcV3lj3AHc3OBOMfhk10DAz7-8c_smn0dPE4odc76Ow',
    PORTAL_PUSH_PRIVATE_KEY: '4a0xKLC8s0YeSl0QeBWbToTG50ZnLrgV0Ww3TX5bGQY',
  };
}

/** Who carries video calls in this stack, whether it runs or not. */
export function videoEnvironment({ ports }: StackSettings) {
  return {
    PORTAL_VIDEO_PROVIDER: 'livekit',
    PORTAL_VIDEO_SECRET: 'stack-video-secret-of-no-worth',
    PORTAL_LIVEKIT_URL: `ws://127.0.0.1:${ports.video}`,
    PORTAL_LIVEKIT_API_KEY: 'stack',
    PORTAL_LIVEKIT_API_SECRET: 'stack-livekit-secret-of-no-worth-at-all',
  };
}

/** The environment of the process that makes PDFs. Chromium has no sandbox for root, which containers and CI often are. */
export function pdfRendererEnvironment({ ports }: StackSettings, overrides: Record<string, string> = {}) {
  return {
    PORTAL_PDF_RENDERER_PORT: String(ports.pdfRenderer),
    PORTAL_PDF_RENDERER_SECRET: 'stack-pdf-renderer-secret-of-no-worth',
    PORTAL_PDF_RENDERER_SANDBOX: isRoot() ? 'off' : 'on',
    ...overrides,
  };
}
