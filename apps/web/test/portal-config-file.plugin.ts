import type { PortalConfig } from '@portal/api-contract/config';
import type { Plugin } from 'vitest/config';

const config: PortalConfig = {
  clinicName: 'Himal Clinic',
  organizationId: 'organization',
  clinicZone: 'Asia/Kathmandu',
  bookingHorizonDays: 14,
  defaultWindowMinutes: 60,
  issuer: 'https://id.example.org/realms/portal',
  clientId: 'patient-portal',
  nativeClientId: 'patient-portal-app',
  scope: 'openid fhirUser',
  clinicAddress: 'Maharajgunj, Kathmandu',
  clinicPhone: '+977-1-5550100',
  clinicEmail: 'desk@example.org',
  appStoreUrl: 'https://apps.example/patient-portal',
  playStoreUrl: 'https://play.example/patient-portal',
  emergencyPhone: '102',
  languages: ['en', 'np'],
  replyHours: 24,
  canDeleteAccount: true,
  uploadLimitMegabytes: 10,
  video: { provider: 'livekit', url: 'wss://video.example.org' },
};

/** Answers `/config.json` as the API of a small clinic does. */
export function portalConfigFile(): Plugin {
  return {
    name: 'portal-config-file',
    configureServer: ({ middlewares }) => {
      middlewares.use('/config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(config));
      });
    },
  };
}
