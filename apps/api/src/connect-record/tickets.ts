import type { Secrets } from '../infra/secrets.ts';

const validMs = 10 * 60_000;

/** Whoever has shown code and birth date gets one, for ten minutes and for the same session. */
export function createTickets({ seal, open }: Pick<Secrets, 'seal' | 'open'>) {
  const contextOf = (sessionId: string) => `connect ticket of ${sessionId}`;

  return {
    issue(slipId: string, sessionId: string): string {
      const endsAt = Date.now() + validMs;
      return seal(JSON.stringify({ slipId, endsAt }), contextOf(sessionId)).toString('base64url');
    },

    /** Undefined for a ticket of another session, one that has ended, and anything else. */
    findSlipId(ticket: string, sessionId: string): string | undefined {
      try {
        const opened = open(Buffer.from(ticket, 'base64url'), contextOf(sessionId));
        const { slipId, endsAt } = JSON.parse(opened) as { slipId: string; endsAt: number };
        return endsAt > Date.now() ? slipId : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
