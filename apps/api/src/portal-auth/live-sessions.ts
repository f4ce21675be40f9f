import type { Infra } from '../infra/infra.ts';
import type { ClientKind } from '../infra/identity-client.ts';

const trustedMs = 4000;
const mostRemembered = 20_000;
const channel = 'portal:session-revoked';

export type LiveSession = { id: string; patientId: string; subject: string; tokensFrom: Date };
export type LiveSessions = ReturnType<typeof createLiveSessions>;

/**
 * Which sessions are live, remembered for less than the 5 s within which a revoked one must be refused everywhere. Redis
 * shortens that to a moment. What is not live is not remembered, so that a new sign-in counts at once.
 */
export function createLiveSessions({ database, redis }: Pick<Infra, 'database' | 'redis'>) {
  const remembered = new Map<string, { session: LiveSession; until: number }>();
  const nameOf = (upstreamSid: string, client: ClientKind) => `${client} ${upstreamSid}`;

  return {
    async start() {
      await redis.subscribe(channel, (name) => remembered.delete(name));
    },

    async find(upstreamSid: string, client: ClientKind): Promise<LiveSession | undefined> {
      const name = nameOf(upstreamSid, client);
      const known = remembered.get(name);
      if (known && known.until > performance.now()) return known.session;
      remembered.delete(name);
      const askedAt = performance.now();
      const [session] = await database.query<LiveSession>(
        `select id, patient_id as "patientId", subject, tokens_from as "tokensFrom" from portal.sessions
         where upstream_sid = $1 and client = $2 and revoked_at is null and expires_at > now()`,
        [upstreamSid, client],
      );
      if (!session) return undefined;
      if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
      remembered.set(name, { session, until: askedAt + trustedMs });
      return session;
    },

    async announceChange({ upstreamSid, client }: { upstreamSid: string; client: ClientKind }) {
      const name = nameOf(upstreamSid, client);
      remembered.delete(name);
      await redis.publish(channel, name);
    },
  };
}
