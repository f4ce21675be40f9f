import { portalConfig } from '@portal/api-contract/config';
import { expect, test } from 'vitest';
import { parsePortalConfig } from './portal-config.ts';

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

test('takes what the contract allows', () => {
  expect(parsePortalConfig(config)).toEqual(portalConfig.parse(config));
});

test.each([null, undefined, 'text', [], {}, { ...config, issuer: undefined }])('refuses %j', (answer) => {
  expect(() => parsePortalConfig(answer)).toThrow('/config.json');
});
