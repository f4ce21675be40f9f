import type { SignInPurpose } from './pending-sign-in.ts';

const changes = ['change-password', 'change-email', 'add-passkey'] as const;

/** What a patient can change about the sign-in, at the identity server. */
export type SignInChange = (typeof changes)[number];

/** The page that the patient comes back to says how it ended. */
export function findSignInChange(
  purpose: SignInPurpose,
): { pageAfter: (status: string | null) => string } | undefined {
  const change = changes.find((one) => one === purpose);
  if (!change) return undefined;
  return {
    pageAfter: (status) => {
      if (status === 'cancelled') return '/settings';
      return `/settings?${status === 'success' ? 'changed' : 'failed'}=${change}`;
    },
  };
}

/** What was changed, or was not, by the address of the page. */
export function readSignInChange(
  query: URLSearchParams,
): { change: SignInChange; isDone: boolean } | undefined {
  const done = changes.find((one) => one === query.get('changed'));
  const failed = changes.find((one) => one === query.get('failed'));
  const change = done ?? failed;
  return change && { change, isDone: done !== undefined };
}
