import type { Access } from './access.ts';

type SignedIn = { id: string; patientId: string; subject: string };

/** Reasons that are none to worry about. */
const byThePerson = new Set([
  undefined,
  'replaced',
  'account deleted',
  'ended by identity server',
  'not used',
]);

/** A sign-in, or its end: by the person, or by us because it may not go on. */
export function toSignInAccess(
  interaction: 'login' | 'logout',
  { id, patientId, subject }: SignedIn,
  { requestId = '', address, because }: { requestId?: string; address?: string; because?: string },
): Access {
  return {
    at: new Date(),
    requestId,
    sessionId: id,
    subject,
    patientId,
    address,
    interaction,
    type: undefined,
    resourceIds: [],
    outcome: byThePerson.has(because) ? 'success' : 'refused',
    reason: because?.replaceAll(' ', '_'),
  };
}
