import type { Patient } from 'fhir/r4';
import type { Infra } from '../infra/infra.ts';
import type { LiveSessions } from '../sessions/live-sessions.ts';
import type { SessionName, SessionStore } from '../sessions/session-store.ts';
import { closeFirstRecord } from './close-first-record.ts';
import type { Connection, ConnectionStore } from './connection-store.ts';
import { movePortalRows } from './move-portal-rows.ts';
import { moveRecords } from './move-records.ts';

type Parts = {
  infra: Pick<Infra, 'database' | 'records' | 'identity' | 'log'>;
  sessions: Pick<SessionStore, 'changePatient' | 'endOthers' | 'findUpstreamSid'>;
  liveSessions: Pick<LiveSessions, 'announceChange'>;
  connections: ConnectionStore;
  settleMs?: number;
};

/**
 * After the sessions have the other record, a request that began before may still write into the first one: a process
 * remembers sessions for 4 s, and a request ends after 30 s.
 */
const usualSettleMs = 45_000;

/**
 * Connects an account step by step. Each step does nothing where it was done before, so that any process can go on from
 * whatever moment another one ended at, and two at once do no harm.
 *
 * claimed → (every session but the one that confirmed ends; the identity server names the record) → named → (that session and
 * the portal's rows) → switched → (what is in the first record) → moved → (what came late; the first record is closed) → done.
 * `refused` where the identity server will not.
 */
export function createLinking({
  infra,
  sessions,
  liveSessions,
  connections,
  settleMs = usualSettleMs,
}: Parts) {
  const { database, records, identity } = infra;
  const patientsOf = ({ oldPatient, newPatient }: Connection) => ({ from: oldPatient, to: newPatient });

  /** Undefined: not before its time. */
  async function doStep(connection: Connection): Promise<Connection['step'] | undefined> {
    switch (connection.step) {
      case 'claimed':
        return name(connection);
      case 'named':
        await endOthers(connection);
        await switchAccount(connection);
        return 'switched';
      case 'switched':
        await move(connection);
        return 'moved';
      case 'moved': {
        if (Date.now() - (connection.switchedAt?.getTime() ?? 0) < settleMs) return undefined;
        await endOthers(connection, connection.oldPatient);
        await switchAccount(connection);
        await move(connection);
        await closeFirstRecord(records, patientsOf(connection));
        return 'done';
      }
      default:
        return undefined;
    }
  }

  async function name(connection: Connection) {
    const { subject, newPatient, sessionId } = connection;
    const record = (await records.find('Patient', newPatient)) as Patient | undefined;
    // Before the identity server tells of their end, which would have their browsers forget what waits to be sent.
    await endOthers(connection);
    const naming = await identity.nameRecord?.(subject, newPatient, {
      birthDate: record?.birthDate,
      upstreamSid: sessionId === null ? undefined : await sessions.findUpstreamSid(sessionId),
    });
    return naming === 'named' ? 'named' : 'refused';
  }

  /** A code by SMS is enough to sign in to a first record: who did so elsewhere has not shown that the other is theirs. */
  async function endOthers(connection: Connection, patientId?: string) {
    await announce(await sessions.endOthers(connection, connection.sessionId, patientId));
  }

  const announce = (changed: SessionName[]) =>
    Promise.all(changed.map((session) => liveSessions.announceChange(session)));

  async function switchAccount(connection: Connection) {
    const patients = patientsOf(connection);
    const { sessionId } = connection;
    const changed = sessionId === null ? [] : await sessions.changePatient(sessionId, patients);
    await movePortalRows(database, patients);
    await announce(changed);
  }

  async function move(connection: Connection) {
    await moveRecords({
      records,
      patients: patientsOf(connection),
      onMoved: (counts) => connections.countMoved(connection.id, counts),
    });
  }

  /** As far as it goes now, or to a step. Gives where it is then. @throws Unavailable, to be gone on with later */
  async function run(id: string, until?: Connection['step']): Promise<Connection['step'] | undefined> {
    for (;;) {
      const connection = await connections.find(id);
      if (!connection || connection.step === until) return connection?.step;
      await connections.touch(id);
      const next = await doStep(connection);
      if (next === undefined) return connection.step;
      if (next === 'refused') await connections.refuse(connection);
      else await connections.advance(connection, next);
    }
  }

  return {
    run,

    /** Goes on with those that nobody works on. */
    async resume(restedSeconds = 20) {
      for (const id of await connections.listUnfinished(restedSeconds, 20))
        await run(id).catch((err: unknown) =>
          infra.log.warn(
            { err, connection: id },
            'an account is not connected yet; gone on with in a minute',
          ),
        );
    },
  };
}

export type Linking = ReturnType<typeof createLinking>;
