import { portalConfig } from '@portal/api-contract/config';
import { afterEach, expect, test, vi } from 'vitest';
import { getClinicName, loadPortalConfig, parsePortalConfig } from './portal-config.ts';

const config = {
  clinicName: 'Clinic',
  organizationId: '238488',
  clinicZone: 'Asia/Kathmandu',
  bookingHorizonDays: 14,
  defaultWindowMinutes: 60,
  emergencyPhone: '102',
  issuer: 'https://identity.example/realms/portal',
  clientId: 'patient-portal',
  nativeClientId: 'patient-portal-native',
  scope: 'openid',
  languages: ['en', 'np'],
  canDeleteAccount: true,
  uploadLimitMegabytes: 10,
  replyHours: 24,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('takes what the contract allows', () => {
  expect(parsePortalConfig(config)).toEqual(portalConfig.parse(config));
});

test.each([null, undefined, 'text', [], {}, { ...config, issuer: undefined }])('refuses %j', (answer) => {
  expect(() => parsePortalConfig(answer)).toThrow('/config.json');
});

test('the clinic’s name is the one of the language, where it has one', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...config, clinicNameInNepali: 'क्लिनिक' }));
  await loadPortalConfig();
  expect([getClinicName('en'), getClinicName('ne')]).toEqual(['Clinic', 'क्लिनिक']);
});
