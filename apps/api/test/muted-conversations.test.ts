import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Bundle, Communication, Patient } from 'fhir/r4';
import { expect, onTestFinished, test } from 'vitest';
import { openChannels } from '../src/notifications/deliver.ts';
import type { DeliveryJob } from '../src/notifications/notification-job.ts';
import { createPreferenceStore } from '../src/notifications/preference-store.ts';
import { createPractitioner, hospitalPuts, signIn, type SignedIn } from './gateway-patient.ts';
import { putResource } from './people.ts';
import { openNotificationMaker } from './notification-maker.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { recordsUrl } from './stack.ts';

const call = (portal: TestPortal, { tokens }: SignedIn, method: 'GET' | 'PUT' | 'DELETE', path = '') =>
  portal.app.inject({
    method,
    url: `/v1/muted-conversations${path}`,
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });

const mutedOf = async (portal: TestPortal, patient: SignedIn) =>
  (await call(portal, patient, 'GET')).json<{ partners: string[] }>().partners;

test('A7: mute is kept for the patient, not for the device; one’s own only, and only of somebody', async () => {
  const portals = [await startPortal(), await startPortal()] as const;
  const [a, b] = [await signIn(portals[0]), await signIn(portals[0])];
  expect((await portals[0].app.inject('/v1/muted-conversations')).statusCode).toBe(401);
  for (const path of ['/Practitioner/d', '/Practitioner/d', '/Organization/238488'])
    expect((await call(portals[0], a, 'PUT', path)).statusCode).toBe(204);
  expect(await mutedOf(portals[1], a)).toEqual(['Organization/238488', 'Practitioner/d']);
  expect(await mutedOf(portals[1], b)).toEqual([]);
  expect((await call(portals[1], b, 'DELETE', '/Practitioner/d')).statusCode).toBe(204);
  expect((await call(portals[1], a, 'DELETE', '/Organization/238488')).statusCode).toBe(204);
  expect(await mutedOf(portals[0], a)).toEqual(['Practitioner/d']);
  for (const path of ['/Patient/x', '/Practitioner/a%2Fb', `/Practitioner/${'x'.repeat(65)}`])
    expect((await call(portals[0], a, 'PUT', path)).statusCode).toBe(400);
});

async function notificationsOf(patientId: string): Promise<Communication[]> {
  const query = `patient=${patientId}&category=notification&_offset=0`;
  const { entry = [] } = (await (await fetch(`${recordsUrl}/Communication?${query}`)).json()) as Bundle;
  return entry.map(({ resource }) => resource as Communication);
}

test('A7: a muted conversation is notified of by no channel, whoever of the team writes in it; others are', async () => {
  const portal = await startPortal({ PORTAL_SMTP_HOST: '127.0.0.1', PORTAL_SMTP_FROM: 'portal@example.com' });
  const a = await signIn(portal);
  await putResource({
    resourceType: 'Patient',
    id: a.patientId,
    telecom: [{ system: 'email', value: a.email }],
  } as Patient);
  const [doctor, nurse, other] = await Promise.all([
    createPractitioner(),
    createPractitioner(),
    createPractitioner(),
  ]);
  const thread = await hospitalPuts<Communication>({
    resourceType: 'Communication',
    status: 'in-progress',
    category: [{ coding: [{ system: systemUris.communicationKind, code: 'thread' }] }],
    subject: a.self,
    recipient: [a.self, { reference: `Practitioner/${doctor.id}` }],
  });
  const write = (sender: string | undefined, more: Partial<Communication> = {}) =>
    hospitalPuts<Communication>({
      resourceType: 'Communication',
      status: 'completed',
      subject: a.self,
      sender: { reference: `Practitioner/${sender}` },
      recipient: [a.self],
      sent: new Date().toISOString(),
      payload: [{ contentString: 'Please come on Friday.' }],
      ...more,
    });
  const partOf = [{ reference: `Communication/${thread.id}` }];
  const { make, queued } = openNotificationMaker(portal);
  async function tell({ id }: Communication) {
    const about = `Communication/${id}`;
    const told = { key: `${about}/message`, event: 'message' as const, about, at: Date.now() };
    await make({ ...told, patientId: a.patientId });
  }

  expect((await call(portal, a, 'PUT', `/Practitioner/${doctor.id}`)).statusCode).toBe(204);
  for (const message of [
    await write(doctor.id),
    await write(doctor.id, { partOf }),
    await write(nurse.id, { partOf }),
  ])
    await tell(message);
  expect([await notificationsOf(a.patientId), queued]).toEqual([[], []]);

  const loud = await write(other.id);
  await tell(loud);
  expect(await notificationsOf(a.patientId)).toHaveLength(1);
  expect(queued).toMatchObject([{ channel: 'email', to: a.email, partner: `Practitioner/${other.id}` }]);

  expect((await call(portal, a, 'DELETE', `/Practitioner/${doctor.id}`)).statusCode).toBe(204);
  await tell(await write(nurse.id, { partOf }));
  expect(await notificationsOf(a.patientId)).toHaveLength(2);
  expect(queued.at(-1)?.partner).toBe(`Practitioner/${doctor.id}`);
});

test('A7: what was muted while it waited for the end of the quiet hours is not sent any more', async () => {
  let sent = 0;
  const provider = createServer((_request, response) => {
    sent += 1;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ count: 1, response_code: 200 }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void provider.close());
  const portal = await startPortal({
    PORTAL_SMS_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    PORTAL_SMS_TOKEN: 'the-token',
    PORTAL_SMS_FROM: 'Demo',
  });
  const channels = openChannels(portal.settings, portal.infra);
  const job: DeliveryJob = {
    topic: 'A new message',
    text: 'Your clinic has written to you.',
    notificationId: randomUUID(),
    patientId: randomUUID(),
    channel: 'sms',
    to: '9841234567',
    language: 'en',
    about: 'Communication/1',
    partner: 'Practitioner/d',
  };
  const preferences = createPreferenceStore(portal.infra.database);
  await preferences.mute(job.patientId, 'Practitioner/d');
  await channels.deliver(job);
  expect(sent).toBe(0);
  await channels.deliver({ ...job, partner: 'Practitioner/other' });
  await preferences.unmute(job.patientId, 'Practitioner/d');
  await channels.deliver(job);
  expect(sent).toBe(2);
  channels.close();
});
