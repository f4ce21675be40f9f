import type { AuthApi } from '../src/session/refresh/auth-api.ts';

/** Stands where `session/refresh/auth-api.ts` does: whoever asks is let in. */
export const authApi: AuthApi = {
  authorize: () => Promise.resolve(grant),
  refresh: () => Promise.resolve(grant),
  revoke: () => Promise.resolve(),
};

const grant = {
  accessToken: 'token-of-a-test',
  lifetimeSeconds: 3600,
  user: {
    id: 'patient-of-a-test',
    subject: 'account-of-a-test',
    name: 'Maya Tamang',
    email: 'maya@example.com',
    fhirUser: 'Patient/patient-of-a-test',
  },
};
