import type { CodeAnswer, CodeTry } from '@portal/api-contract/connect-record';
import { maskPatient } from '@portal/clinical-domain/connect/masked-facts';
import type { FastifyRequest } from 'fastify';
import type { Patient } from 'fhir/r4';
import { toAccess } from '../audit/audit-entry.ts';
import { networkOf } from '../http/network-of.ts';
import { requireCaller } from '../patient-access/caller.ts';
import type { Portal } from '../portal/portal.ts';
import type { Session } from '../sessions/session-store.ts';
import { type CodeAsk, createCodeAsks } from './code-asks.ts';
import type { ConnectionStore } from './connection-store.ts';
import { requireFirstRecord } from './first-record.ts';
import { createRecordRefusal } from './record-refusal.ts';
import { createTickets } from './tickets.ts';
import { type Counted, Locked, createWrongTries } from './wrong-tries.ts';

/**
 * Whether this is the code that was sent to the number on file. Where none was sent, every code is wrong in the same way: the
 * record is asked for only when the code is right.
 */
export function checkCode(portal: Portal, connections: ConnectionStore) {
  const { infra, audit } = portal;
  const { database, records, secrets } = infra;
  const asks = createCodeAsks(database, secrets);
  const tries = createWrongTries(database);
  const tickets = createTickets(secrets);
  const findRefusal = createRecordRefusal(portal, connections);

  return async (request: FastifyRequest<{ Body: CodeTry }>): Promise<CodeAnswer> => {
    const session = await requireFirstRecord(portal, request);
    const context = { caller: requireCaller(request), requestId: request.id };
    await audit.confirmWrite(toAccess(context, 'connect-code', undefined, []));
    const ask = await asks.findLive(session.subject);
    const counted: Counted[] = [
      { kind: 'account', name: session.subject },
      { kind: 'network', name: networkOf(request.ip) },
      ...(ask ? [{ kind: 'code', name: ask.id } as const] : []),
    ];
    try {
      await tries.begin(counted);
    } catch (error) {
      if (error instanceof Locked) return { outcome: 'locked', until: error.until.toISOString() };
      throw error;
    }
    if (ask && ask.usedAt === null && !asks.isRight(ask, request.body.code)) {
      audit.noteRead(toAccess(context, 'connect-code', undefined, [], 'refused', 'wrong'));
      const { left, until } = await tries.countWrong(counted);
      return until
        ? { outcome: 'locked', until: until.toISOString() }
        : { outcome: 'wrong', tries_left: left };
    }
    try {
      return ask ? await openRecord(ask, session) : { outcome: 'ended' };
    } finally {
      await tries.forgive(counted);
    }
  };

  async function openRecord({ id, patientId, usedAt }: CodeAsk, session: Session): Promise<CodeAnswer> {
    if (patientId === null || usedAt !== null) return { outcome: 'ended' };
    const patient = (await records.find('Patient', patientId)) as Patient | undefined;
    if (!patient) return { outcome: 'desk' };
    const refusal = await findRefusal(patient, session);
    if (refusal) return refusal;
    if (!(await asks.spend(id, patientId))) return { outcome: 'ended' };
    return { outcome: 'found', ticket: tickets.issue(id, session.id), facts: maskPatient(patient) };
  }
}
