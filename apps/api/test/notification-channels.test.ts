import { createDecipheriv, createECDH, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { providerEnvironment } from '@portal/test-stack/settings';
import { waitForMail } from '@portal/test-stack/mailbox';
import { expect, onTestFinished, test } from 'vitest';
import { openMailClient } from '../src/infra/mail-client.ts';
import { openPushClient } from '../src/infra/push-client.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { openSmsClient } from '../src/infra/sms-client.ts';
import { emailChannel } from '../src/notifications/channels/email.ts';
import { smsChannel } from '../src/notifications/channels/sms.ts';
import type { DeliveryJob } from '../src/notifications/notification-job.ts';
import { environment, stack } from './stack.ts';

type Call = { headers: IncomingMessage['headers']; body: Buffer };

/** An outside provider: answers as told, and keeps what it got. */
async function startProvider(answer: (call: Call) => { status: number; body?: object }) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = { headers: request.headers, body: Buffer.concat(chunks) };
      calls.push(call);
      const { status, body } = answer(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

const job = (to: string): DeliveryJob => ({
  topic: 'भोलि तपाईंको भेट छ',
  text: 'भेट छ।',
  notificationId: randomUUID(),
  patientId: randomUUID(),
  channel: 'email',
  to,
  language: 'ne',
  about: 'Appointment/1',
});

test('Sparrow gets a form with token, from, to and text; what it does not take is tried again', async () => {
  let isTaken = true;
  const sparrow = await startProvider(() =>
    isTaken
      ? {
          status: 200,
          body: { count: 1, response_code: 200, response: '1 mesages has been queued for delivery' },
        }
      : { status: 403, body: { response_code: 1002, response: 'Invalid Token' } },
  );
  const sms = smsChannel(openSmsClient({ url: sparrow.url, token: 'the-token', from: 'Demo' }), {
    en: 'Clinic',
    ne: 'क्लिनिक',
  });
  await sms.send(job('9841234567'));
  expect(Object.fromEntries(new URLSearchParams(sparrow.calls[0]?.body.toString()))).toEqual({
    token: 'the-token',
    from: 'Demo',
    to: '9841234567',
    text: 'क्लिनिक: भोलि तपाईंको भेट छ. भेट छ।',
  });
  isTaken = false;
  await expect(sms.send(job('9841234567'))).rejects.toThrow('sms is unavailable');
});

test('F4: an e-mail is plain text in the patient’s language, with a link to the page that it is about', async () => {
  const to = `${randomUUID()}@example.com`;
  const client = openMailClient({
    host: '127.0.0.1',
    port: stack.ports.smtp,
    secure: false,
    requireTLS: false,
    from: 'portal@example.org',
  });
  const mailed = job(to);
  const clinic = {
    names: { en: 'Clinic', ne: 'क्लिनिक' },
    addresses: { en: 'Maharajgunj, Kathmandu', ne: 'महाराजगञ्ज, काठमाडौँ' },
    phone: '+977-1-5550100',
  };
  await emailChannel(client, clinic, 'https://portal.example.org').send(mailed);
  const mail = await waitForMail(stack, to);
  client.close();
  expect(mail).toContain(`Message-ID: <${mailed.notificationId}@example.org>`);
  expect(mail).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail).toContain('Auto-Submitted: auto-generated');
  expect(readBody(mail)).toContain('https://portal.example.org/appointments/1\n');
});

/** The text part, whichever way the mail carries it. */
function readBody(mail: string): string {
  const body = mail.slice(mail.search(/\r?\n\r?\n/));
  if (/^content-transfer-encoding: base64/im.test(mail)) return Buffer.from(body, 'base64').toString();
  return body.replaceAll(/=\r?\n/g, '').replaceAll('\r\n', '\n');
}

test('a push message is readable by its browser alone, and a browser that is gone is forgotten', async () => {
  let status = 201;
  const service = await startProvider(() => ({ status }));
  const { PORTAL_PUSH_PUBLIC_KEY, PORTAL_PUSH_PRIVATE_KEY } = providerEnvironment(stack);
  const push = openPushClient(
    { publicKey: PORTAL_PUSH_PUBLIC_KEY, privateKey: PORTAL_PUSH_PRIVATE_KEY, services: [service.url] },
    'https://portal.example.org',
  );
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const endpoint = {
    endpoint: `${service.url}/send/1`,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  expect(await push.send(endpoint, 'भेट छ')).toBe('sent');
  const [call] = service.calls;
  expect(call?.headers['content-encoding']).toBe('aes128gcm');
  expect(call?.headers.authorization).toMatch(/^vapid t=/);
  expect(call?.body.includes('भेट')).toBe(false);
  expect(decrypt(call?.body ?? Buffer.alloc(0), browser, auth)).toBe('भेट छ');
  for (const gone of [404, 410]) {
    status = gone;
    expect(await push.send(endpoint, 'x')).toBe('gone');
  }
  status = 500;
  await expect(push.send(endpoint, 'x')).rejects.toThrow('push is unavailable');
  expect(await push.send({ ...endpoint, endpoint: 'http://127.0.0.1:1/fhir' }, 'x')).toBe('gone');
});

/** RFC 8291, as the browser does it. */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const shared = browser.computeSecret(sender);
  const derive = (secret: Buffer, seed: Buffer, info: Buffer, length: number) =>
    createHmac('sha256', createHmac('sha256', seed).update(secret).digest())
      .update(Buffer.concat([info, Buffer.from([1])]))
      .digest()
      .subarray(0, length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const key = derive(shared, auth, info, 32);
  const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + sender.length);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

test.each([
  [{ PORTAL_SMTP_HOST: 'mail.example.org' }, 'PORTAL_SMTP_HOST needs PORTAL_SMTP_FROM'],
  [{ PORTAL_PUSH_PUBLIC_KEY: 'x' }, 'PORTAL_PUSH_PUBLIC_KEY is not a VAPID key'],
  [
    { PORTAL_SMS_URL: 'https://api.example/v2/sms/' },
    'PORTAL_SMS_URL needs PORTAL_SMS_TOKEN and PORTAL_SMS_FROM',
  ],
  [{ PORTAL_SMS_URL: 'nowhere' }, 'PORTAL_SMS_URL is not such an address'],
  [{ PORTAL_HOOK_URL: 'http://api:8081' }, 'PORTAL_HOOK_URL needs PORTAL_HOOK_SECRET'],
])('a provider that is half set stops the start: %j', (wrong, message) => {
  expect(() => parseSettings({ ...environment, ...wrong })).toThrow(message);
});
