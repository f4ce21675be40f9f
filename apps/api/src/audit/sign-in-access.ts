import type { Access } from './access.ts';

type SignedIn = { id: string; patientId: string; subject: string };

/** A sign-in, or its end: by the person (no reason), or by us because it may not go on. */
export function toSignInAccess(
  interaction: 'login' | 'logout',
  { id, patientId, subject }: SignedIn,
  { requestId = '', because }: { requestId?: string; because?: string },
): Access {
  return {
    at: new Date(),
    requestId,
    sessionId: id,
    subject,
    patientId,
    interaction,
    type: undefined,
    resourceIds: [],
    outcome: because === undefined || because === 'replaced' ? 'success' : 'refused',
    reason: because?.replaceAll(' ', '_'),
  };
}
