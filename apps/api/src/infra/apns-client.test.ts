import { generateKeyPairSync } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openApnsClient } from './apns-client.ts';
import { startApns } from './apns-double.ts';

const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const team = { key, keyId: 'ABC123DEFG', teamId: 'TEAM123456', topic: 'com.patientportal' };
const message = {
  tag: 'n1',
  title: 'A report is ready',
  body: 'Open the portal.',
  about: 'DiagnosticReport/r1',
};
const phone = '0a'.repeat(32);

async function open(more: Partial<typeof team> = {}) {
  const apns = await startApns(team);
  const clock = { now: Date.now() };
  const client = openApnsClient({ ...team, ...more, url: apns.url }, () => clock.now);
  onTestFinished(() => {
    client.close();
    apns.close();
  });
  return { client, clock, ...apns };
}

test('A13: a push by APNs is signed with the team’s key, on one connection', async () => {
  const { client, clock, state } = await open();
  expect(await client.send(phone, message)).toBe('sent');
  expect(await client.send(phone, message)).toBe('sent');
  expect(state.connections).toBe(1);
  const [first, second] = state.calls;
  expect(first?.payload).toEqual({
    aps: { alert: { title: message.title, body: message.body }, sound: 'default' },
    about: message.about,
  });
  expect(first?.headers).toMatchObject({
    'apns-topic': 'com.patientportal',
    'apns-push-type': 'alert',
    'apns-collapse-id': 'n1',
    'apns-expiration': String(Math.floor(clock.now / 1000) + 43_200),
  });
  expect(second?.headers.authorization).toBe(first?.headers.authorization);
});

test('A13: the team’s token is signed anew within the hour, and not within twenty minutes', async () => {
  const { client, clock, state } = await open();
  for (const minutes of [0, 20, 45]) {
    clock.now += minutes * 60_000;
    await client.send(phone, message);
  }
  const [first, second, third] = state.calls.map(({ headers }) => headers.authorization);
  expect([first === second, second === third]).toEqual([true, false]);
});

test.each([
  [410, 'Unregistered'],
  [410, 'ExpiredToken'],
  [400, 'BadDeviceToken'],
  [400, 'DeviceTokenNotForTopic'],
])('A13: %i %s of APNs means that the phone is gone', async (status, reason) => {
  const { client, state } = await open();
  state.refusal = { status, reason };
  expect(await client.send(phone, message)).toBe('gone');
});

test.each([
  [429, 'TooManyRequests'],
  [429, 'TooManyProviderTokenUpdates'],
  [500, 'InternalServerError'],
  [503, 'ServiceUnavailable'],
  [403, 'ExpiredProviderToken'],
  [400, 'PayloadEmpty'],
])('A13: %i %s of APNs keeps the phone, and is tried again', async (status, reason) => {
  const { client, state } = await open();
  state.refusal = { status, reason };
  await expect(client.send(phone, message)).rejects.toThrow('push is unavailable');
  state.refusal = undefined;
  expect(await client.send(phone, message)).toBe('sent');
});

test('A13: a key of another team keeps the phone', async () => {
  const { client } = await open({ teamId: 'OTHER12345' });
  await expect(client.send(phone, message)).rejects.toThrow('push is unavailable');
});

test('A13: after the service went away it is called anew, and its silence is told', async () => {
  const { client, goAway, state, close } = await open();
  await client.send(phone, message);
  goAway();
  await expect.poll(() => client.send(phone, message).catch(() => 'lost')).toBe('sent');
  expect(state.connections).toBe(2);
  close();
  await expect(client.send(phone, message)).rejects.toThrow('push is unavailable');
});
