import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Settings } from '../infra/settings.ts';
import { parseSettings } from '../infra/settings.ts';
import { checkSettings } from './check-settings.ts';

const secret = 'a-secret-of-more-than-24-letters';
const tls = 'sslmode=verify-full&sslrootcert=/run/tls/ca.pem';
const summaryKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
}) as string;
const push = {
  PORTAL_PUSH_PUBLIC_KEY:
    'BEIn9L2-fS2ihlazwI_e2-z4MSe0Q91Qwc6nTqpvrLr4lcV3lj3AHc3OBOMfhk10DAz7-8c_smn0dPE4odc76Ow',
  PORTAL_PUSH_PRIVATE_KEY: '4a0xKLC8s0YeSl0QeBWbToTG50ZnLrgV0Ww3TX5bGQY',
};

/** As Compose has them. */
const right = {
  PORTAL_HOST: '0.0.0.0',
  PORTAL_PUBLIC_URL: 'https://portal.example.org',
  PORTAL_TRUST_PROXY: '172.29.240.0/25',
  PORTAL_DATABASE_URL: `postgres://portal@postgres/portal?${tls}`,
  PORTAL_REDIS_URL: 'rediss://redis:6379',
  PORTAL_RECORDS_URL: 'https://records:8443/fhir',
  PORTAL_ISSUER: 'https://id.example.org/realms/portal',
  PORTAL_WEB_CLIENT_ID: 'web',
  PORTAL_WEB_CLIENT_SECRET: 'secret',
  PORTAL_NATIVE_CLIENT_ID: 'native',
  PORTAL_AUDIENCE: 'api',
  PORTAL_SESSION_KEY: Buffer.alloc(32, 1).toString('base64'),
  PORTAL_CLINIC_NAME: 'Himal Valley Hospital',
  PORTAL_CLINIC_PHONE: '+977-1-5550100',
  PORTAL_HOOK_URL: 'https://api:8081',
  PORTAL_HOOK_SECRET: secret,
  PORTAL_PDF_RENDERER_URL: 'https://pdf-renderer:8090',
  PORTAL_PDF_RENDERER_SECRET: secret,
  PORTAL_VIRUS_SCANNER: '/run/clamav/clamd.sock',
  PORTAL_BACKUP_STATUS_FILE: '/run/backup-status/info.json',
  PORTAL_SUMMARY_KEY: Buffer.from(summaryKey).toString('base64'),
  PORTAL_ACCOUNTS_URL: 'https://id.example.org/realms/portal/portal-accounts',
  PORTAL_ACCOUNTS_CLIENT_ID: 'accounts',
  PORTAL_ACCOUNTS_CLIENT_SECRET: 'secret',
  PORTAL_SMTP_HOST: 'mail.example.org',
  PORTAL_SMTP_FROM: 'portal@example.org',
  PORTAL_SMTP_STARTTLS: 'true',
  ...push,
};

function toChange(changes: NodeJS.ProcessEnv): string[] {
  const settings: Settings = { ...parseSettings({ ...right, ...changes }), tls: { cert: '', key: '' } };
  return checkSettings(settings).flatMap(({ state, about }) => (state === 'good' ? [] : [about]));
}

test('nothing is said of a right deployment', () => {
  expect(toChange({})).toEqual([]);
});

const none = (...names: string[]) => Object.fromEntries(names.map((name) => [name, undefined]));

test.each<[string, NodeJS.ProcessEnv]>([
  ['clinic: name', none('PORTAL_CLINIC_NAME')],
  ['clinic: telephone', none('PORTAL_CLINIC_PHONE')],
  ['proxy: nobody else is believed', { PORTAL_TRUST_PROXY: '0.0.0.0/0' }],
  ['proxy: nobody else is believed', { PORTAL_TRUST_PROXY: '10.0.0.0/8,::/0' }],
  ['proxy: named', { PORTAL_TRUST_PROXY: 'loopback' }],
  ['TLS: database', { PORTAL_DATABASE_URL: 'postgres://portal@postgres/portal' }],
  ['TLS: database', { PORTAL_DATABASE_URL: 'postgres://portal@postgres/portal?sslmode=require' }],
  ['TLS: Redis', { PORTAL_REDIS_URL: 'redis://redis:6379' }],
  ['TLS: records server', { PORTAL_RECORDS_URL: 'http://records:8080/fhir' }],
  ['public address', { PORTAL_PUBLIC_URL: 'http://localhost:8080' }],
  ['changes: told at once', none('PORTAL_HOOK_URL', 'PORTAL_HOOK_SECRET')],
  ['PDFs', none('PORTAL_PDF_RENDERER_URL', 'PORTAL_PDF_RENDERER_SECRET')],
  ['viruses', none('PORTAL_VIRUS_SCANNER')],
  ['backups', none('PORTAL_BACKUP_STATUS_FILE')],
  ['summaries: signed', none('PORTAL_SUMMARY_KEY')],
  [
    'accounts: deleted on request',
    none('PORTAL_ACCOUNTS_URL', 'PORTAL_ACCOUNTS_CLIENT_ID', 'PORTAL_ACCOUNTS_CLIENT_SECRET'),
  ],
  ['mail: set', none('PORTAL_SMTP_HOST', 'PORTAL_SMTP_FROM')],
  ['mail: encrypted', { PORTAL_SMTP_STARTTLS: 'false' }],
  ['push: keys', { PORTAL_PUSH_PRIVATE_KEY: push.PORTAL_PUSH_PRIVATE_KEY.replace('4a0', '4a1') }],
])('%s is found, and nothing else', (about, changes) => {
  expect(toChange(changes)).toEqual([about]);
});

test('a process that is called without TLS is found', () => {
  const found = checkSettings(parseSettings(right)).filter(({ state }) => state !== 'good');
  expect(found.map(({ about }) => about)).toEqual(['TLS: this process']);
});
