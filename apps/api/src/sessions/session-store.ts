import { createHash, randomUUIDv7 } from 'node:crypto';
import type { Database, Query } from '../infra/database.ts';
import type { ClientKind, UpstreamLogout } from '../infra/identity-client.ts';
import type { Secrets } from '../infra/secrets.ts';

const lifetimeDays = 90;
/** However much it is used, where it does not stay signed in without use. */
const lifetimeDaysUnlessChosen = 1;
const lifetimeOf = (idleSeconds: number | undefined) =>
  idleSeconds === undefined ? lifetimeDays : lifetimeDaysUnlessChosen;
export const sessionLifetimeSeconds = lifetimeDays * 86_400;

export type Tokens = {
  accessToken: string;
  accessExpiresAt: Date;
  idToken: string;
  refreshToken: string;
  scope: string;
};
export type NewSession = {
  client: ClientKind;
  issuer: string;
  subject: string;
  patientId: string;
  upstreamSid: string;
  tokensFrom: Date;
  /** `auth_time`, where the identity server tells it. */
  signedInAt: Date | undefined;
  /** Neither linked by the hospital nor with a verified e-mail address. */
  isUnverified: boolean;
  device: string | undefined;
  /** Web only. */
  handle: string | undefined;
  /** After how long without use it ends; undefined where it does not. */
  idleSeconds: number | undefined;
  tokens: Tokens;
};
export type Session = {
  id: string;
  client: ClientKind;
  subject: string;
  patientId: string;
  upstreamSid: string;
  generation: number;
  rotatedAt: Date;
  /** Whether it stays however long nobody uses it. */
  staysSignedIn: boolean;
  tokens: Tokens;
};
export type SignedInDevice = Pick<Session, 'id' | 'client' | 'staysSignedIn'> & {
  label: string | null;
  lastUsedAt: Date;
  endsAt: Date;
};
export type RevokedBecause =
  | 'signed out'
  | 'refused'
  | 'replaced'
  | 'token reused'
  | 'patient changed'
  | 'ended by identity server'
  | 'not used';

export interface SessionStore {
  /** Stores a sign-in. One that the same device made before at the same client ends with it. */
  open(session: NewSession): Promise<string>;
  findByHandle(handle: string): Promise<Session | undefined>;
  findById(id: string): Promise<Session | undefined>;
  /** The session of this browser, if it ended only because nobody used it. */
  findUnused(handle: string): Promise<Session | undefined>;
  /** Somebody uses it: it ends so many seconds from now, if nobody does again. Never sooner than it would have. */
  putOffEnd(id: string, seconds: number): Promise<void>;
  /** Undefined: it stays however long nobody uses it. */
  setIdleLimit(id: string, seconds: number | undefined): Promise<void>;
  /** Ends those that nobody used for too long, so that they are ended at the identity server too. */
  revokeUnused(): Promise<number>;
  /** Whether a session that is over was signed out, or forgotten with its account, rather than run out. */
  isSignedOut(session: { handle: string } | { id: string }): Promise<boolean>;
  /** The devices on which the owner of this session is signed in, the one used last first. */
  listDevicesLike(sessionId: string): Promise<SignedInDevice[]>;
  /** The other live sessions of the same owner; with an id, that one of them. */
  findOthers(sessionId: string, otherId?: string): Promise<Session[]>;
  /** Runs `work` while no other process refreshes this session; undefined when the session is no longer live. */
  withLocked<Result>(
    id: string,
    work: (session: Session | undefined, locked: LockedSession) => Promise<Result>,
  ): Promise<Result>;
  /** The owner of the session has proved once more who they are. */
  noteSignIn(id: string, at: Date): Promise<void>;
  isLive(id: string): Promise<boolean>;
  /** Those of the sessions that are still live, in one question. */
  findLive(ids: readonly string[]): Promise<Set<string>>;
  revoke(id: string, because: RevokedBecause): Promise<void>;
  /**
   * Ends what the identity server has ended. A session that was opened later than it said so stays, so that a logout
   * token that is sent twice ends nobody's next sign-in.
   */
  revokeUpstream(
    issuer: string,
    logout: UpstreamLogout,
  ): Promise<Pick<Session, 'id' | 'patientId' | 'client' | 'subject' | 'upstreamSid'>[]>;
  /**
   * Signed out a minute ago or longer, and not known to have ended at the identity server; the oldest first. Not where
   * the same browser has signed in again meanwhile: there it is the same session.
   */
  listUnfinished(most: number): Promise<Session[]>;
  /** Once the identity server has ended the session too, nobody needs its tokens again. */
  forgetTokens(id: string): Promise<void>;
}

type Row = {
  id: string;
  client: ClientKind;
  subject: string;
  patient_id: string;
  upstream_sid: string;
  generation: number;
  rotated_at: Date;
  stays: boolean;
  access_token: Buffer;
  access_expires_at: Date;
  id_token: Buffer;
  refresh_token: Buffer;
  scope: string;
};

/** Of `portal.sessions s`. */
export const live =
  's.revoked_at is null and s.expires_at > now() and (s.idle_ends_at is null or s.idle_ends_at > now())';
const unused = 's.revoked_at is null and s.idle_ends_at <= now()';
const selectSession = `
  select s.id, s.client, s.subject, s.patient_id, s.upstream_sid, t.generation, t.rotated_at,
         s.idle_ends_at is null as stays, t.access_token, t.access_expires_at, t.id_token, t.refresh_token, t.scope
  from portal.sessions s join portal.session_tokens t on t.session_id = s.id`;

export function createSessionStore(database: Database, secrets: Secrets): SessionStore {
  const seal = (id: string, { accessToken, idToken, refreshToken }: Tokens) =>
    [accessToken, idToken, refreshToken].map((token) => secrets.seal(token, id));

  const toSession = (row: Row): Session => ({
    id: row.id,
    client: row.client,
    subject: row.subject,
    patientId: row.patient_id,
    upstreamSid: row.upstream_sid,
    generation: row.generation,
    rotatedAt: row.rotated_at,
    staysSignedIn: row.stays,
    tokens: {
      accessToken: secrets.open(row.access_token, row.id),
      accessExpiresAt: row.access_expires_at,
      idToken: secrets.open(row.id_token, row.id),
      refreshToken: secrets.open(row.refresh_token, row.id),
      scope: row.scope,
    },
  });

  /** Without those whose key was taken away because it leaked: nobody can use them. */
  const toSessions = (rows: readonly Row[]) =>
    rows.filter(({ refresh_token: sealed }) => secrets.knowsKeyOf(sealed)).map(toSession);

  async function find(
    query: Query,
    where: string,
    value: unknown,
    state = live,
  ): Promise<Session | undefined> {
    const [row] = await query<Row>(`${selectSession} where ${state} and ${where}`, [value]);
    return row && toSession(row);
  }

  return {
    async open(session: NewSession): Promise<string> {
      const id = randomUUIDv7();
      await database.transaction(async (query) => {
        await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [session.upstreamSid]);
        await query(
          `update portal.sessions set revoked_at = now(), revoked_because = 'replaced'
           where upstream_sid = $1 and client = $2 and revoked_at is null`,
          [session.upstreamSid, session.client],
        );
        await query(
          `insert into portal.sessions
             (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, signed_in_at,
              is_unverified, expires_at, idle_ends_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now() + make_interval(days => $12),
                   now() + make_interval(secs => $13))`,
          [
            id,
            session.client,
            session.issuer,
            session.subject,
            session.patientId,
            session.upstreamSid,
            session.tokensFrom,
            session.handle === undefined ? null : hashHandle(session.handle),
            session.device ?? null,
            session.signedInAt ?? null,
            session.isUnverified,
            lifetimeOf(session.idleSeconds),
            session.idleSeconds ?? null,
          ],
        );
        await query(
          `insert into portal.session_tokens
             (session_id, access_token, id_token, refresh_token, access_expires_at, scope)
           values ($1, $2, $3, $4, $5, $6)`,
          [id, ...seal(id, session.tokens), session.tokens.accessExpiresAt, session.tokens.scope],
        );
      });
      return id;
    },

    findByHandle: (handle: string) => find(database.query, 's.handle_hash = $1', hashHandle(handle)),

    findById: (id: string) => find(database.query, 's.id = $1', id),

    findUnused: (handle: string) => find(database.query, 's.handle_hash = $1', hashHandle(handle), unused),

    async putOffEnd(id: string, seconds: number) {
      await database.query(
        `update portal.sessions s set idle_ends_at = now() + make_interval(secs => $2)
         where s.id = $1 and ${live} and s.idle_ends_at < now() + make_interval(secs => $2)`,
        [id, seconds],
      );
    },

    async setIdleLimit(id: string, seconds: number | undefined) {
      await database.query(
        `update portal.sessions s
         set idle_ends_at = now() + make_interval(secs => $2), expires_at = now() + make_interval(days => $3)
         where s.id = $1 and ${live}`,
        [id, seconds ?? null, lifetimeOf(seconds)],
      );
    },

    async revokeUnused(): Promise<number> {
      const ended = await database.query(
        `update portal.sessions s set revoked_at = now(), revoked_because = 'not used' where ${unused} returning 1`,
      );
      return ended.length;
    },

    async isSignedOut(session: { handle: string } | { id: string }): Promise<boolean> {
      const [row] = await database.query<{ because: RevokedBecause | null }>(
        'select revoked_because as because from portal.sessions where handle_hash = $1 or id = $2',
        'id' in session ? [null, session.id] : [hashHandle(session.handle), null],
      );
      const because = row?.because;
      return row === undefined || because === 'signed out' || because === 'ended by identity server';
    },

    async listDevicesLike(sessionId: string): Promise<SignedInDevice[]> {
      return database.query<SignedInDevice>(
        `select s.id, s.client, s.device as label, s.last_used_at as "lastUsedAt",
           s.idle_ends_at is null as "staysSignedIn", least(s.idle_ends_at, s.expires_at) as "endsAt"
         from portal.sessions s join portal.sessions own using (issuer, subject)
         where own.id = $1 and ${live} order by s.last_used_at desc, s.id desc`,
        [sessionId],
      );
    },

    async findOthers(sessionId: string, otherId?: string): Promise<Session[]> {
      const rows = await database.query<Row>(
        `${selectSession} join portal.sessions own using (issuer, subject)
         where own.id = $1 and s.id <> $1 and ${live} and ($2::uuid is null or s.id = $2)`,
        [sessionId, otherId ?? null],
      );
      return toSessions(rows);
    },

    async withLocked<Result>(
      id: string,
      work: (session: Session | undefined, locked: LockedSession) => Promise<Result>,
    ): Promise<Result> {
      return database.lockingTransaction(async (query) => {
        await query('select 1 from portal.session_tokens where session_id = $1 for update', [id]);
        return work(await find(query, 's.id = $1', id), {
          async save(tokens, { patientId, generation, isUnverified }) {
            await query(
              `update portal.session_tokens
               set access_token = $2, id_token = $3, refresh_token = $4, access_expires_at = $5, scope = $6,
                   generation = $7, rotated_at = case when generation = $7 then rotated_at else now() end
               where session_id = $1`,
              [id, ...seal(id, tokens), tokens.accessExpiresAt, tokens.scope, generation],
            );
            await query(
              `update portal.sessions
               set last_used_at = now(), patient_id = $2, is_unverified = coalesce($3, is_unverified) where id = $1`,
              [id, patientId, isUnverified ?? null],
            );
          },
        });
      });
    },

    async noteSignIn(id: string, at: Date) {
      await database.query('update portal.sessions set signed_in_at = $2 where id = $1', [id, at]);
    },

    async isLive(id: string): Promise<boolean> {
      const rows = await database.query(`select 1 from portal.sessions s where ${live} and s.id = $1`, [id]);
      return rows.length === 1;
    },

    async findLive(ids: readonly string[]): Promise<Set<string>> {
      const rows = await database.query<{ id: string }>(
        `select s.id from portal.sessions s where ${live} and s.id = any($1::uuid[])`,
        [ids],
      );
      return new Set(rows.map(({ id }) => id));
    },

    async revoke(id: string, because: RevokedBecause) {
      await database.query(
        'update portal.sessions set revoked_at = now(), revoked_because = $2 where id = $1 and revoked_at is null',
        [id, because],
      );
    },

    async revokeUpstream(issuer: string, { client, sid, sub, issuedAt }: UpstreamLogout) {
      return database.query<Pick<Session, 'id' | 'client' | 'subject' | 'patientId' | 'upstreamSid'>>(
        `update portal.sessions set revoked_at = now(), revoked_because = 'ended by identity server'
         where issuer = $1 and client = $2 and revoked_at is null and tokens_from <= $3
           and (upstream_sid = $4 or $4::text is null) and (subject = $5 or $5::text is null)
         returning id, client, subject, patient_id as "patientId", upstream_sid as "upstreamSid"`,
        [issuer, client, issuedAt, sid ?? null, sub ?? null],
      );
    },

    async listUnfinished(most: number): Promise<Session[]> {
      const rows = await database.query<Row>(
        `${selectSession}
         where s.revoked_at < now() - interval '1 minute' and s.revoked_because in ('signed out', 'token reused', 'not used')
           and not exists (select 1 from portal.sessions other
                           where other.upstream_sid = s.upstream_sid and other.revoked_at is null)
         order by s.revoked_at limit $1`,
        [most],
      );
      return toSessions(rows);
    },

    async forgetTokens(id: string) {
      await database.query('delete from portal.session_tokens where session_id = $1', [id]);
    },
  };
}

export type LockedSession = {
  /** Without `isUnverified` that stays as it was. */
  save(tokens: Tokens, now: { patientId: string; generation: number; isUnverified?: boolean }): Promise<void>;
};

function hashHandle(handle: string): Buffer {
  return createHash('sha256').update(handle).digest();
}
