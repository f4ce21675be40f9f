import { generateKeyPairSync } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openFcmClient } from './fcm-client.ts';
import { startFcm } from './fcm-double.ts';

const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const account = { projectId: 'clinic', keyId: 'k1', email: 'push@clinic.iam.gserviceaccount.com', key };
const message = {
  tag: 'n1',
  title: 'A report is ready',
  body: 'Open the portal.',
  about: 'DiagnosticReport/r1',
};
const phone = 'fcm-token-of-this-phone';

async function open() {
  const fcm = await startFcm(account);
  onTestFinished(() => void fcm.close());
  const clock = { now: Date.now() };
  const client = openFcmClient({ ...account, url: fcm.url, tokenUrl: `${fcm.url}/token` }, () => clock.now);
  return { client, clock, ...fcm };
}

test('A13: a push by FCM is signed for by the service account, and shows a repeat in place of the first', async () => {
  const { client, state } = await open();
  expect(await client.send(phone, message)).toBe('sent');
  expect(await client.send(phone, message)).toBe('sent');
  expect(state.grants).toBe(1);
  expect(state.sent[0]).toEqual({
    token: phone,
    notification: { title: message.title, body: message.body },
    data: { about: message.about },
    android: {
      priority: 'HIGH',
      ttl: '43200s',
      collapse_key: 'n1',
      notification: { tag: 'n1', visibility: 'PRIVATE' },
    },
  });
});

test('A13: the OAuth token is fetched anew before it ends, and after it was refused', async () => {
  const { client, clock, state, dropTokens } = await open();
  await client.send(phone, message);
  clock.now += 3540_000;
  await client.send(phone, message);
  expect(state.grants).toBe(2);
  dropTokens();
  await expect(client.send(phone, message)).rejects.toThrow('push is unavailable');
  expect(await client.send(phone, message)).toBe('sent');
  expect(state.grants).toBe(3);
});

test.each([
  [404, 'UNREGISTERED'],
  [403, 'SENDER_ID_MISMATCH'],
  [400, 'INVALID_ARGUMENT'],
])('A13: %i %s of FCM means that the phone is gone', async (status, errorCode) => {
  const { client, state } = await open();
  state.refusal = { status, errorCode };
  expect(await client.send(phone, message)).toBe('gone');
});

test.each([
  ['a wrong project', { status: 404 }],
  ['our own mistake', { status: 400, errorCode: 'INVALID_ARGUMENT', type: 'google.rpc.BadRequest' }],
  ['a fault of the service', { status: 500, errorCode: 'INTERNAL' }],
  ['Apple’s refusal of its key', { status: 401, errorCode: 'THIRD_PARTY_AUTH_ERROR' }],
])('A13: %s keeps the phone, and is tried again', async (_what, refusal) => {
  const { client, state } = await open();
  state.refusal = refusal;
  await expect(client.send(phone, message)).rejects.toThrow('push is unavailable');
});

test.each([
  [{ status: 429, errorCode: 'QUOTA_EXCEEDED' }, 60],
  [{ status: 503, errorCode: 'UNAVAILABLE', retryAfter: '30' }, 30],
])('A13: after %j FCM is left alone for as long as it asks', async (refusal, seconds) => {
  const { client, clock, state } = await open();
  state.refusal = refusal;
  await expect(client.send(phone, message)).rejects.toThrow('push is unavailable');
  state.refusal = undefined;
  clock.now += (seconds - 1) * 1000;
  await expect(client.send(phone, message)).rejects.toThrow('push is unavailable');
  expect(state.calls).toBe(1);
  clock.now += 1000;
  expect(await client.send(phone, message)).toBe('sent');
});

test('A13: a service that is away is told as such', async () => {
  const { client, close } = await open();
  close();
  await expect(client.send(phone, message)).rejects.toThrow('push is unavailable');
});
