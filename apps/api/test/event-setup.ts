import { randomUUID } from 'node:crypto';
import type { Communication, Reference } from 'fhir/r4';
import { startPortal } from './portal.ts';

/** A portal that can be listened to, not only injected into. */
export async function startListeningPortal(overrides: Record<string, string> = {}) {
  const portal = await startPortal(overrides);
  const url = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...portal, url };
}

export function message(to: Reference, more: Partial<Communication> = {}): Communication {
  return {
    resourceType: 'Communication',
    id: randomUUID(),
    status: 'completed',
    subject: to,
    recipient: [to],
    sent: new Date().toISOString(),
    payload: [{ contentString: 'CANARY words of a message' }],
    ...more,
  };
}
