import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DiagnosticReport, MedicationRequest } from 'fhir/r4';
import { expect, onTestFinished, test } from 'vitest';
import { startFcm } from '../src/infra/fcm-double.ts';
import { openChannels } from '../src/notifications/deliver.ts';
import type { DeliveryJob } from '../src/notifications/notification-job.ts';
import { createPushEndpointStore } from '../src/notifications/push-endpoint-store.ts';
import { hospitalPuts, signIn } from './gateway-patient.ts';
import { openNotificationMaker } from './notification-maker.ts';
import { type TestPortal, startPortal } from './portal.ts';

const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const account = { key, email: 'push@clinic.iam.gserviceaccount.com', projectId: 'clinic' };
const newToken = () =>
  `${randomBytes(11).toString('base64url')}:APA91b${randomBytes(60).toString('base64url')}`;

/** A portal that reaches Android phones, by a double of Firebase. */
async function startWithFcm() {
  const fcm = await startFcm(account);
  onTestFinished(() => void fcm.close());
  const file = join(mkdtempSync(join(tmpdir(), 'fcm-')), 'account.json');
  writeFileSync(
    file,
    JSON.stringify({
      type: 'service_account',
      project_id: account.projectId,
      private_key_id: 'k1',
      private_key: key.export({ type: 'pkcs8', format: 'pem' }),
      client_email: account.email,
      token_uri: `${fcm.url}/token`,
    }),
  );
  const portal = await startPortal({ PORTAL_FCM_SERVICE_ACCOUNT_FILE: file, PORTAL_FCM_URL: fcm.url });
  return { portal, fcm, endpoints: createPushEndpointStore(portal.infra.database) };
}

const call = (
  portal: TestPortal,
  who: Awaited<ReturnType<typeof signIn>>,
  method: 'GET' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) =>
  portal.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${who.tokens.access_token}` },
    ...(payload && { payload }),
  });

test('A13: a phone’s token is taken where its service is offered, is its last user’s, and goes with the session', async () => {
  const { portal, endpoints } = await startWithFcm();
  const [a, b] = [await signIn(portal), await signIn(portal)];
  const token = newToken();
  const put = (who: typeof a, payload: object) => call(portal, who, 'PUT', '/v1/push-endpoint', payload);

  expect((await call(portal, a, 'GET', '/v1/notice-preferences')).json()).toMatchObject({
    offered: ['in-app', 'push'],
    phonePush: ['fcm'],
  });
  expect((await put(a, { service: 'apns', token: 'ab'.repeat(32) })).statusCode).toBe(404);
  for (const bad of [
    { service: 'fcm', token: '../../x' },
    { service: 'fcm', token: '' },
    { service: 'pigeon', token },
    { service: 'fcm', token, patientId: b.patientId },
  ])
    expect((await put(a, bad)).statusCode).toBe(400);

  expect((await put(a, { service: 'fcm', token })).statusCode).toBe(204);
  expect(await endpoints.list(a.patientId)).toMatchObject([{ service: 'fcm', token }]);
  expect((await put(b, { service: 'fcm', token })).statusCode).toBe(204);
  expect(await endpoints.list(a.patientId)).toEqual([]);
  expect((await call(portal, b, 'DELETE', '/v1/push-endpoint')).statusCode).toBe(204);
  expect(await endpoints.list(b.patientId)).toEqual([]);

  await put(a, { service: 'fcm', token });
  await a.browser.post(portal, '/v1/auth/revoke', { client_id: portal.settings.clients.web.id });
  expect(await endpoints.list(a.patientId)).toEqual([]);
});

test('A13: a notification reaches the phone without anything clinical, a phone that is gone is forgotten, and doses ring there by themselves', async () => {
  const { portal, fcm, endpoints } = await startWithFcm();
  const { settings, infra } = portal;
  const patient = await signIn(portal);
  const { self, patientId } = patient;
  const token = newToken();
  await call(portal, patient, 'PUT', '/v1/push-endpoint', { service: 'fcm', token });
  await call(portal, patient, 'PUT', '/v1/notice-preferences', {
    choices: { visit: [], reminder: [], result: ['push'], message: [], dose: ['push'] },
    quietHours: null,
    language: 'ne',
  });
  const report = await hospitalPuts<DiagnosticReport>({
    resourceType: 'DiagnosticReport',
    status: 'final',
    code: { text: 'CANARY-test' },
    conclusion: 'CANARY-conclusion',
    subject: self,
  });
  const order = await hospitalPuts<MedicationRequest>({
    resourceType: 'MedicationRequest',
    status: 'active',
    intent: 'order',
    subject: self,
    medicationCodeableConcept: { text: 'CANARY-metformin' },
  });

  const { make, queued } = openNotificationMaker({ settings, infra });
  const at = Date.now();
  const about = `DiagnosticReport/${report.id}`;
  await make({ key: `${about}/1/result-ready`, event: 'result-ready', about, at, patientId });
  expect(queued.map(({ channel }) => channel)).toEqual(['push']);
  const medicine = `MedicationRequest/${order.id}`;
  await make({ key: `${medicine}/${at}/dose`, event: 'dose', about: medicine, at, time: at, patientId });
  expect(queued).toHaveLength(1);

  const channels = openChannels(settings, infra);
  onTestFinished(() => channels.close());
  const [job] = queued as [DeliveryJob];
  await channels.deliver(job);
  expect(fcm.state.sent).toMatchObject([
    { token, notification: { title: 'रिपोर्ट तयार छ' }, data: { about } },
  ]);
  expect(JSON.stringify(fcm.state.sent)).not.toContain('CANARY');

  fcm.state.refusal = { status: 503, errorCode: 'UNAVAILABLE' };
  await expect(channels.deliver(job)).rejects.toThrow('push is unavailable');
  expect(await endpoints.list(patientId)).toHaveLength(1);
  fcm.state.refusal = { status: 404, errorCode: 'UNREGISTERED' };
  await channels.deliver(job);
  expect(await endpoints.list(patientId)).toEqual([]);
});
