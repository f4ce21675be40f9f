import { randomUUID } from 'node:crypto';
import type { Appointment, Bundle, Communication, DiagnosticReport, Invoice, Patient } from 'fhir/r4';
import { afterQuietHours } from '@portal/clinical-domain/notifications/quiet-hours';
import { waitForMail } from '@portal/test-stack/mailbox';
import { providerEnvironment } from '@portal/test-stack/settings';
import { expect, test } from 'vitest';
import { openInfra } from '../src/infra/infra.ts';
import { openJobQueue } from '../src/infra/job-queue.ts';
import { createLogger } from '../src/infra/logger.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { createPushEndpointStore } from '../src/notifications/push-endpoint-store.ts';
import { hospitalPuts, signIn } from './gateway-patient.ts';
import { putResource } from './people.ts';
import { openNotificationMaker } from './notification-maker.ts';
import { startPortal } from './portal.ts';
import { environment, recordsUrl, stack } from './stack.ts';
import { startWorker } from '../src/worker/worker.ts';

const withheld = { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' };

async function notificationsOf(patientId: string): Promise<Communication[]> {
  const answer = await fetch(
    `${recordsUrl}/Communication?patient=${patientId}&category=notification&_offset=0`,
  );
  return (((await answer.json()) as Bundle).entry ?? []).map(({ resource }) => resource as Communication);
}

const topicsOf = async (patientId: string) =>
  (await notificationsOf(patientId)).map(({ topic }) => topic?.text ?? '').toSorted();

async function admit(language: 'en' | 'ne') {
  const id = randomUUID();
  const email = `${id}@example.com`;
  await putResource({
    resourceType: 'Patient',
    id,
    name: [{ family: 'Tamang' }],
    telecom: [{ system: 'email', value: email }],
    communication: [
      { language: { coding: [{ system: 'urn:ietf:bcp:47', code: language }] }, preferred: true },
    ],
  } as Patient);
  return { id, email, self: { reference: `Patient/${id}` } };
}

const waiting = { timeout: 30_000, interval: 500 };
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
const isQuietNow = () =>
  afterQuietHours(Date.now(), { from: '21:00', until: '07:00' }, 'Asia/Kathmandu') > Date.now();

const visit = (self: { reference: string }, more: Partial<Appointment> = {}): Appointment => ({
  resourceType: 'Appointment',
  id: randomUUID(),
  status: 'proposed',
  start: inDays(3),
  participant: [{ actor: self, status: 'accepted' }],
  ...more,
});

const report = (self: { reference: string }, more: Partial<DiagnosticReport> = {}): DiagnosticReport => ({
  resourceType: 'DiagnosticReport',
  id: randomUUID(),
  status: 'final',
  code: { text: 'CANARY-test' },
  conclusion: 'CANARY-conclusion',
  subject: self,
  ...more,
});

/** A worker begins with a sweep from where the last one ended. */
async function runWorker(during: () => Promise<void>) {
  const settings = parseSettings({ ...environment, ...providerEnvironment(stack) });
  const infra = openInfra(settings, createLogger({ logLevel: 'silent' }));
  const worker = await startWorker(settings, infra);
  try {
    await during();
  } finally {
    await worker.close();
    await infra.close();
  }
}

test('what the clinic does is told once, in the patient’s language, by list and e-mail; withheld and untrue is not', async () => {
  const [english, nepali] = [await admit('en'), await admit('ne')];
  await runWorker(async () => undefined);
  const [confirmed, moved, cancelled] = [visit(english.self), visit(english.self), visit(english.self)];
  for (const each of [confirmed, moved, cancelled]) await putResource(each);
  await putResource({ ...confirmed, status: 'booked' } as Appointment);
  await putResource({ ...moved, start: inDays(4) } as Appointment);
  await putResource({ ...cancelled, status: 'cancelled' } as Appointment);
  await putResource(report(nepali.self));
  await putResource(report(nepali.self, { meta: { security: [withheld] } }));
  await putResource(report(nepali.self, { status: 'preliminary' }));

  const visits = ['Your visit has a new time', 'Your visit is cancelled', 'Your visit is confirmed'];
  await runWorker(async () => {
    await expect.poll(() => topicsOf(english.id), waiting).toEqual(visits);
    await expect.poll(() => topicsOf(nepali.id), waiting).toEqual(['A report is ready']);
    if (isQuietNow()) return;
    const mail = await waitForMail(stack, nepali.email, 30_000);
    expect(mail).toMatch(/^Content-Language: ne/m);
    expect(mail).toContain('Subject: =?UTF-8?');
    expect(mail).not.toContain('CANARY');
  });
  const [ready] = await notificationsOf(nepali.id);
  expect(JSON.stringify(ready)).toContain('रिपोर्ट तयार छ');
  expect(JSON.stringify(ready)).not.toContain('CANARY');
  expect(ready?.received).toBeUndefined();

  // The next sweep sees the same minute again, and tells nothing twice.
  await putResource(report(english.self));
  await runWorker(async () => {
    await expect.poll(() => topicsOf(english.id), waiting).toEqual(['A report is ready', ...visits]);
  });
  expect((await notificationsOf(nepali.id)).map(({ meta }) => meta?.versionId)).toEqual(['1']);
}, 180_000);

test('F7: a moved visit is told with its new time, and what was told of the old one is corrected', async () => {
  const { id, self } = await admit('en');
  await runWorker(async () => undefined);
  const asked = visit(self);
  await putResource(asked);
  await putResource({ ...asked, status: 'booked' } as Appointment);
  await runWorker(() => expect.poll(() => topicsOf(id), waiting).toEqual(['Your visit is confirmed']));
  await putResource({ ...asked, status: 'booked', start: inDays(4) } as Appointment);
  await runWorker(() =>
    expect.poll(() => topicsOf(id), waiting).toEqual(['This visit has changed', 'Your visit has a new time']),
  );
}, 180_000);

test('preferences: own ones only, defaults until chosen, checked, and kept to', async () => {
  const portal = await startPortal({ PORTAL_SMTP_HOST: '127.0.0.1', PORTAL_SMTP_FROM: 'portal@example.com' });
  const [a, b] = [await signIn(portal), await signIn(portal)];
  const call = (method: 'GET' | 'PUT', who: typeof a | undefined, payload?: object) =>
    portal.app.inject({
      method,
      url: '/v1/notice-preferences',
      ...(who && { headers: { authorization: `Bearer ${who.tokens.access_token}` } }),
      ...(payload && { payload }),
    });
  expect((await call('GET', undefined)).statusCode).toBe(401);
  const first = (await call('GET', a)).json<{ preferences: object; offered: string[] }>();
  expect(first.offered).toEqual(['in-app', 'email']);
  const choices = {
    visit: ['in-app'],
    reminder: [],
    result: ['in-app', 'email'],
    message: [],
    dose: ['in-app'],
  };
  const chosen = { choices, quietHours: null, language: 'ne' };
  expect((await call('PUT', a, chosen)).statusCode).toBe(204);
  expect((await call('GET', a)).json()).toMatchObject({ preferences: chosen });
  expect((await call('GET', b)).json()).toMatchObject({ preferences: first.preferences });
  for (const bad of [
    {},
    { ...chosen, language: 'fr' },
    { ...chosen, quietHours: { from: '25:00', until: '07:00' } },
    { ...chosen, choices: { ...choices, visit: ['pigeon'] } },
    { ...chosen, patientId: b.patientId },
  ])
    expect((await call('PUT', a, bad)).statusCode).toBe(400);
});

test('a browser’s address is taken for known push services only, and goes with its session', async () => {
  const service = 'http://127.0.0.1:9';
  const { PORTAL_PUSH_PUBLIC_KEY, PORTAL_PUSH_PRIVATE_KEY } = providerEnvironment(stack);
  const portal = await startPortal({
    PORTAL_PUSH_PUBLIC_KEY,
    PORTAL_PUSH_PRIVATE_KEY,
    PORTAL_PUSH_SERVICES: service,
  });
  const a = await signIn(portal);
  const put = (endpoint: string) =>
    portal.app.inject({
      method: 'PUT',
      url: '/v1/push-endpoint',
      headers: { authorization: `Bearer ${a.tokens.access_token}` },
      payload: { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
    });
  for (const bad of ['http://127.0.0.1:8080/fhir', 'https://evil.example/x', 'file:///etc/passwd', 'x'])
    expect((await put(bad)).statusCode).toBe(400);
  expect((await put(`${service}/${randomUUID()}`)).statusCode).toBe(204);
  const endpoints = createPushEndpointStore(portal.infra.database);
  expect(await endpoints.list(a.patientId)).toHaveLength(1);
  await a.browser.post(portal, '/v1/auth/revoke', { client_id: portal.settings.clients.web.id });
  expect(await endpoints.list(a.patientId)).toEqual([]);
});

test('a notification that two workers make at once is one, and a late repeat leaves it read', async () => {
  const settings = parseSettings(environment);
  const infra = openInfra(settings, createLogger({ logLevel: 'silent' }));
  const jobs = await openJobQueue(settings, infra.log);
  const { id: patientId, self } = await admit('en');
  const about = await hospitalPuts<DiagnosticReport>(report(self));
  const { make } = openNotificationMaker({ settings, infra }, jobs);
  const key = `DiagnosticReport/${about.id}/1/result-ready`;
  const job = {
    key,
    event: 'result-ready' as const,
    about: `DiagnosticReport/${about.id}`,
    at: Date.now(),
    patientId,
  };
  await Promise.all([make(job), make(job)]);
  const [notification, ...more] = await notificationsOf(patientId);
  expect([more, notification?.meta?.versionId]).toEqual([[], '1']);
  await putResource({ ...notification, received: new Date().toISOString() } as Communication);
  await make(job);
  expect((await notificationsOf(patientId)).map(({ received }) => received !== undefined)).toEqual([true]);
  await jobs.close();
  await infra.close();
});

const bill = (self: { reference: string }, more: Partial<Invoice> = {}): Invoice => ({
  resourceType: 'Invoice',
  id: randomUUID(),
  status: 'issued',
  date: new Date().toISOString(),
  subject: self,
  totalGross: { value: 48_213, currency: 'NPR' },
  note: [{ text: 'CANARY-place' }],
  lineItem: [{ chargeItemCodeableConcept: { text: 'CANARY-charge' } }],
  ...more,
});

test('A7: a new bill is told of once, by list and e-mail, without amount; a draft, an old one and a withheld one are not', async () => {
  const [english, nepali] = [await admit('en'), await admit('ne')];
  await runWorker(async () => undefined);
  const draft = bill(english.self, { status: 'draft' });
  for (const each of [
    draft,
    bill(nepali.self),
    bill(nepali.self, { date: inDays(-30) }),
    bill(nepali.self, { status: 'balanced' }),
    bill(nepali.self, { meta: { security: [withheld] } }),
  ])
    await putResource(each);
  await runWorker(async () => {
    await expect.poll(() => topicsOf(nepali.id), waiting).toEqual(['A new bill']);
    await putResource({ ...draft, status: 'issued' } as Invoice);
  });
  await runWorker(async () => {
    await expect.poll(() => topicsOf(english.id), waiting).toEqual(['A new bill']);
    if (isQuietNow()) return;
    const mail = await waitForMail(stack, english.email, 30_000);
    expect(mail).toContain('Subject: A new bill');
    expect(mail).not.toMatch(/CANARY|48.?213/);
  });
  const told = [...(await notificationsOf(nepali.id)), ...(await notificationsOf(english.id))];
  expect(told.map(({ about }) => about?.[0]?.reference?.split('/')[0])).toEqual(['Invoice', 'Invoice']);
  expect(JSON.stringify(told)).toContain('नयाँ बिल');
  expect(JSON.stringify(told)).not.toMatch(/CANARY|48.?213/);
}, 180_000);
