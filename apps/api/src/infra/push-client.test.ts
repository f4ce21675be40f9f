import { expect, test } from 'vitest';
import { isPushService } from './push-client.ts';

const services = ['https://fcm.googleapis.com', 'https://*.notify.windows.com'];

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=1', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evil.example/fcm.googleapis.com', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://notify.windows.com/x', false],
  ['http://127.0.0.1:8080/fhir', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('%s is called: %s', (endpoint, expected) => {
  expect(isPushService(endpoint, services)).toBe(expected);
});
