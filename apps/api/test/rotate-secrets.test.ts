import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addKeys,
  createAccount,
  createRealm,
  removeRealm,
  setClientSecret,
  setTokenSeconds,
} from '../attacks/realm.ts';
import { findFreePort } from './api-process.ts';
import { putLabReport } from './lab-reports.ts';
import { startPdfRenderer } from './pdf-renderer-process.ts';
import { putResource } from './people.ts';
import { startDevice, startRollingPortal } from './rolling-portal.ts';
import { consent } from './sign-in.ts';
import { environment } from './stack.ts';

/**
 * Each secret of the portal is replaced while patients use it: nobody is signed out, and no request fails. Two API processes
 * behind nginx are restarted one after the other; every refresh goes to the identity server. docs/operate/rotate-secrets.md
 * has these steps as commands. Minutes: part of the long form, or SECRET_ROTATIONS=1.
 */
const devices: Awaited<ReturnType<typeof startDevice>>[] = [];
const database = new Client({ connectionString: environment.PORTAL_DATABASE_URL });
const secret = () => randomBytes(32).toString('base64');
let realm: Awaited<ReturnType<typeof createRealm>>;
let portal: Awaited<ReturnType<typeof startRollingPortal>>;
let pdfPort = '';
let reportId = '';

beforeAll(async () => {
  await database.connect();
  realm = await createRealm();
  await setTokenSeconds(realm.name, 60);
  pdfPort = String(await findFreePort());
  portal = await startRollingPortal({
    PORTAL_ISSUER: realm.issuer,
    PORTAL_ACCOUNTS_URL: `${realm.issuer}/portal-accounts`,
    PORTAL_PDF_RENDERER_URL: `http://127.0.0.1:${pdfPort}`,
  });
  for (const native of [false, false, true]) {
    const [patientId, password] = [randomUUID(), `person-${randomUUID()}`];
    const account = { email: `${patientId}@example.org`, password, given: 'A', family: 'B' };
    const self = { reference: `Patient/${patientId}` };
    await putResource({ resourceType: 'Patient', id: patientId });
    await createAccount(realm.name, account, self.reference);
    const signIn = await consent(account, { realm: realm.issuer, native });
    devices.push(await startDevice(portal.url, signIn, patientId));
    if (reportId === '')
      reportId = (await putLabReport({ patientId, given: 'A', family: 'B', self })).report.id;
  }
}, 300_000);

afterAll(async () => {
  await Promise.all(devices.map((device) => device.rest()));
  await portal.close();
  await removeRealm(realm.name);
  await database.end();
}, 60_000);

async function countSessions(): Promise<number> {
  const { rows } = await database.query(
    'select 1 from portal.sessions where issuer = $1 and revoked_at is null',
    [realm.issuer],
  );
  return rows.length;
}

/** Rows of live sessions by the first four bytes of what is sealed, which name its key. */
async function countKeys(): Promise<number> {
  const { rows } = await database.query(
    `select distinct substring(t.refresh_token from 1 for 4) from portal.session_tokens t
     join portal.sessions s on s.id = t.session_id where s.issuer = $1 and s.revoked_at is null`,
    [realm.issuer],
  );
  return rows.length;
}

async function whileInUse(name: string, change: () => Promise<void>, pdf?: string) {
  const before = await countSessions();
  const from = devices.map(({ tally }) => tally.asked);
  devices.forEach((device, index) => device.begin(index === 0 ? pdf : undefined));
  await change();
  await sleep(2000);
  await Promise.all(devices.map((device) => device.rest()));
  const asked = devices.reduce((sum, { tally }, index) => sum + tally.asked - (from[index] ?? 0), 0);
  const repeated = devices.reduce((sum, { tally }) => sum + tally.repeated, 0);
  devices.forEach(({ tally }) => (tally.repeated = 0));
  const failed = devices.flatMap(({ tally }) => tally.failed.splice(0));
  const after = await countSessions();
  process.stdout.write(
    `${name}: sessions ${before} before, ${after} after; ${failed.length} failed of ${asked} requests, ${repeated} repeated by the app\n`,
  );
  expect({ failed, sessions: after }).toEqual({ failed: [], sessions: devices.length });
  expect(asked).toBeGreaterThan(30);
}

/** Every process knows the new one, then uses it, then forgets the old one. */
async function replace(name: string, old: string) {
  const next = secret();
  for (const value of [`${old},${next}`, `${next},${old}`, next]) await portal.roll({ [name]: value });
}

test(
  'PORTAL_SESSION_KEY: what was sealed is sealed anew with its next use',
  { timeout: 300_000 },
  async () => {
    await whileInUse('PORTAL_SESSION_KEY', () =>
      replace('PORTAL_SESSION_KEY', environment.PORTAL_SESSION_KEY),
    );
    expect(await countKeys()).toBe(1);
  },
);

test(
  'PORTAL_WEB_CLIENT_SECRET: the API follows when the identity server changes it',
  { timeout: 300_000 },
  async () => {
    const next = secret();
    await whileInUse('PORTAL_WEB_CLIENT_SECRET', async () => {
      await portal.roll({ PORTAL_WEB_CLIENT_SECRET: `${environment.PORTAL_WEB_CLIENT_SECRET},${next}` });
      await setClientSecret(realm.name, environment.PORTAL_WEB_CLIENT_ID, next);
      await sleep(5000);
      await portal.roll({ PORTAL_WEB_CLIENT_SECRET: next });
    });
  },
);

test(
  'PORTAL_PDF_RENDERER_SECRET: the renderer is restarted, and reports are printed meanwhile',
  { timeout: 300_000 },
  async () => {
    const [old, next] = [environment.PORTAL_PDF_RENDERER_SECRET, secret()];
    const start = (value: string) =>
      startPdfRenderer({
        PORTAL_PDF_RENDERER_PORT: pdfPort,
        PORTAL_PDF_RENDERER_SECRET: value,
        // Chromium starts anew, on a machine that runs other tests.
        PORTAL_PDF_RENDERER_SECONDS: '20',
      });
    let renderer = await start(old);
    const restart = async (value: string) => {
      await renderer.stop();
      renderer = await start(value);
    };
    await whileInUse(
      'PORTAL_PDF_RENDERER_SECRET',
      async () => {
        await restart(`${old},${next}`);
        await portal.roll({ PORTAL_PDF_RENDERER_SECRET: next });
        await restart(next);
      },
      reportId,
    );
    expect((await renderer.post('<p>x', { authorization: `Bearer ${old}` })).status).toBe(401);
  },
);

test(
  'the realm’s keys: the API knows the new ones before the first token has them',
  { timeout: 300_000 },
  async () => {
    await whileInUse('realm keys', async () => {
      const use = await addKeys(realm.name);
      await portal.roll({});
      await use();
      await sleep(5000);
    });
  },
);
