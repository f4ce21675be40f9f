import type { AuthApi } from '../src/session/refresh/auth-api.ts';

/** Stands where `session/refresh/auth-api.ts` does: whoever asks is let in. */
export const authApi: AuthApi = {
  authorize: () => {
    const grant = { ...makeGrant(), ...(isNew && { isNew: true as const }) };
    isNew = false;
    return Promise.resolve(grant);
  },
  refresh: () => Promise.resolve(makeGrant()),
  revoke: () => Promise.resolve(),
};

let isConnected = true;
let isNew = false;

/** Whether the next sign-in is the one that made the record. */
export function nextSignInIsFirst(): void {
  isNew = true;
}

/** Whether the hospital's claim names the record, or it is the one of the registration. */
export function accountIsConnected(next: boolean): void {
  isConnected = next;
}

const makeGrant = () => ({
  accessToken: 'token-of-a-test',
  lifetimeSeconds: 3600,
  user: {
    id: 'patient-of-a-test',
    subject: 'account-of-a-test',
    name: 'Maya Tamang',
    email: 'maya@example.com',
    ...(isConnected && { fhirUser: 'Patient/patient-of-a-test' }),
  },
});
