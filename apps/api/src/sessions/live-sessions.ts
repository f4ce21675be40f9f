import { LRUCache } from 'lru-cache';
import type { Infra } from '../infra/infra.ts';
import type { ClientKind } from '../infra/identity-client.ts';
import { live } from './session-store.ts';

const trustedMs = 4000;
const askedAgainMs = 1500;
const mostRemembered = 20_000;
const channel = 'portal:session-revoked';

export type LiveSession = {
  id: string;
  patientId: string;
  subject: string;
  tokensFrom: Date;
  signedInAt: Date | null;
  isUnverified: boolean;
};
export interface LiveSessions {
  start(): Promise<void>;
  find(upstreamSid: string, client: ClientKind): Promise<LiveSession | undefined>;
  announceChange(session: Name): Promise<void>;
}

type Name = { upstreamSid: string; client: ClientKind };
type Remembered = Name & { session: LiveSession; isUsed: boolean };

/**
 * Which sessions are live, remembered for less than the 5 s within which a revoked one must be refused everywhere. Redis
 * shortens that to a moment. Those in use are asked for again before their time is over, all in one query, so that only
 * the first call of a patient waits for the database. What is not live is not remembered, so that a new sign-in counts
 * at once.
 */
export function createLiveSessions({ database, redis }: Pick<Infra, 'database' | 'redis'>): LiveSessions {
  const remembered = new LRUCache<string, Remembered>({ ttl: trustedMs, max: mostRemembered });
  let timer: NodeJS.Timeout | undefined;

  async function ask(names: Name[]): Promise<void> {
    const start = performance.now();
    const rows =
      names.length === 0
        ? []
        : await database.query<Name & LiveSession>(
            `select upstream_sid as "upstreamSid", client, id, patient_id as "patientId", subject,
              tokens_from as "tokensFrom", signed_in_at as "signedInAt", is_unverified as "isUnverified"
       from portal.sessions s
       where (upstream_sid, client) in (select * from unnest($1::text[], $2::text[])) and ${live}`,
            [names.map(({ upstreamSid }) => upstreamSid), names.map(({ client }) => client)],
          );
    for (const name of names) remembered.delete(nameOf(name));
    for (const { upstreamSid, client, ...session } of rows) {
      const entry = { upstreamSid, client, session, isUsed: false };
      remembered.set(nameOf(entry), entry, { start });
    }
    if (remembered.size > 0) timer ??= setTimeout(() => void askAgain(), askedAgainMs).unref();
  }

  async function askAgain() {
    remembered.purgeStale();
    const used = [...remembered.values()].filter(({ isUsed }) => isUsed);
    timer = undefined;
    // Without an answer nothing changes: what is remembered is trusted no longer than before.
    await ask(used).catch(() => undefined);
  }

  return {
    async start() {
      await redis.subscribe(channel, (name) => remembered.delete(name));
    },

    async find(upstreamSid: string, client: ClientKind): Promise<LiveSession | undefined> {
      const name = nameOf({ upstreamSid, client });
      const findKnown = () => {
        const known = remembered.get(name);
        if (!known) return undefined;
        known.isUsed = true;
        return known.session;
      };
      const known = findKnown();
      if (known) return known;
      await ask([{ upstreamSid, client }]);
      return findKnown();
    },

    async announceChange(session: Name) {
      const name = nameOf(session);
      remembered.delete(name);
      await redis.publish(channel, name);
    },
  };
}

const nameOf = ({ upstreamSid, client }: Name) => `${client} ${upstreamSid}`;
