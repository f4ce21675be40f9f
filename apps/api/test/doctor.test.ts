import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import { hookEnvironment, portalEnvironment, providerEnvironment } from '@portal/test-stack/settings';
import { expect, onTestFinished, test } from 'vitest';
import { diagnose } from '../src/doctor/diagnose.ts';
import { openInfra } from '../src/infra/infra.ts';
import { createLogger } from '../src/infra/logger.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { stack } from './stack.ts';

const main = resolve(import.meta.dirname, '../src/doctor/main.ts');

/** What the test stack leaves undone on purpose; nothing else may be said of it. */
const ofTheStack = new Set([
  'public address',
  'viruses',
  'backups',
  'portal: answers',
  'identity server: console is not public',
  'database: owner',
  'database: writes last',
  'PDF renderer',
  // Whether a portal of this stack runs and has asked for them.
  'changes: subscriptions',
  'changes: where they are told',
]);

async function findToChange(changes: Record<string, string> = {}) {
  const environment = {
    ...portalEnvironment(stack, { ...hookEnvironment(stack), ...providerEnvironment(stack) }),
    ...changes,
  };
  const settings = parseSettings(environment);
  const infra = openInfra(settings, createLogger({ logLevel: 'silent' }));
  onTestFinished(() => infra.close());
  const findings = await diagnose(settings, infra);
  expect(findings.length).toBeGreaterThan(20);
  return findings.filter(({ state, about }) => state !== 'good' && !ofTheStack.has(about));
}

const abouts = (findings: { about: string }[]) => findings.map(({ about }) => about);

test.each([
  ['PORTAL_CLINIC_COLOR', '#ff8800', 'its contrast with white is 2.39:1'],
  ['PORTAL_CLINIC_LOGO_FILE', '/nowhere/logo.svg', 'must be the path of a file'],
])('a wrong %s is told, and the process ends with 1', (name, value, said) => {
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { ...process.env, ...portalEnvironment(stack), [name]: value },
    encoding: 'utf8',
  });
  expect(stderr).toContain('The portal cannot start:');
  expect(stderr).toContain(`${name} `);
  expect(stderr).toContain(said);
  expect(status).toBe(1);
});

test('nothing is said of servers that are right', async () => {
  expect(await findToChange()).toEqual([]);
});

test.each([
  ['identity server: client patient-portal', { PORTAL_WEB_CLIENT_SECRET: 'another' }],
  ['identity server: client nobody', { PORTAL_NATIVE_CLIENT_ID: 'nobody' }],
  ['identity server: deletion of accounts', { PORTAL_ACCOUNTS_CLIENT_SECRET: 'another' }],
  ['clinic: organization', { PORTAL_ORGANIZATION_ID: 'of-no-clinic' }],
  ['canonical base', { PORTAL_CANONICAL_BASE: 'https://names.example.org' }],
  ['mail', { PORTAL_SMTP_STARTTLS: 'true' }],
  ['mail', { PORTAL_SMTP_PORT: '9' }],
  ['Redis', { PORTAL_REDIS_URL: 'redis://127.0.0.1:9' }],
  ['records server', { PORTAL_RECORDS_URL: 'http://127.0.0.1:9/fhir' }],
  ['identity server', { PORTAL_ISSUER: `http://127.0.0.1:${stack.ports.identity}/realms/portal` }],
  ['identity server', { PORTAL_ISSUER: `http://localhost:${stack.ports.identity}/realms/nowhere` }],
  ['virus scanner', { PORTAL_VIRUS_SCANNER: '127.0.0.1:9' }],
  ['database', { PORTAL_DATABASE_URL: `postgres://portal@127.0.0.1:${stack.ports.postgres}/nowhere` }],
  [
    'database: rights',
    { PORTAL_DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${stack.ports.postgres}/portal` },
  ],
])('%s is found: %o', async (about, changes) => {
  expect(abouts(await findToChange(changes))).toEqual([about]);
});

test('backups that nobody tells of, and changes that are handed to none, are found', async () => {
  const found = await findToChange({ PORTAL_BACKUP_STATUS_FILE: '/nowhere/info.json' });
  expect(abouts(found)).toEqual(['backup: told of', 'backup: changes']);
});

test('a virus scanner without signatures is found', async () => {
  const server = createServer((socket) => void socket.once('data', () => socket.end('stream: OK\0')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const [found, ...more] = await findToChange({ PORTAL_VIRUS_SCANNER: `127.0.0.1:${port}` });
  expect(more).toEqual([]);
  expect(found?.says).toContain('its signatures are missing');
});
