import type { SlipAnswer, SlipTry } from '@portal/api-contract/connect-record';
import { fitsBirthDate } from '@portal/clinical-domain/connect/connectable';
import { maskPatient } from '@portal/clinical-domain/connect/masked-facts';
import { parseSlipCode } from '@portal/clinical-domain/connect/slip-code';
import type { FastifyRequest } from 'fastify';
import type { Patient } from 'fhir/r4';
import { toAccess } from '../audit/audit-entry.ts';
import { networkOf } from '../http/network-of.ts';
import { requireCaller } from '../patient-access/caller.ts';
import type { Portal } from '../portal/portal.ts';
import type { Session } from '../sessions/session-store.ts';
import type { ConnectionStore } from './connection-store.ts';
import { requireFirstRecord } from './first-record.ts';
import { createRecordRefusal } from './record-refusal.ts';
import { findSlipEnd } from './slip-state.ts';
import { type Slip, createSlipStore } from './slip-store.ts';
import { createTickets } from './tickets.ts';
import { type Counted, Locked, createWrongTries } from './wrong-tries.ts';

type Judged = Exclude<SlipAnswer, { outcome: 'wrong' | 'locked' }> | 'wrong';

/**
 * Whether code and birth date lead to a record, and the little of it that may be shown. Only who has both right is told more
 * than that something was wrong; a try that the records server did not answer is none.
 */
export function checkSlip(portal: Portal, connections: ConnectionStore) {
  const { infra, audit } = portal;
  const { database, records, secrets } = infra;
  const slips = createSlipStore(database, secrets);
  const tries = createWrongTries(database);
  const tickets = createTickets(secrets);
  const findRefusal = createRecordRefusal(portal, connections);

  return async (request: FastifyRequest<{ Body: SlipTry }>): Promise<SlipAnswer> => {
    const session = await requireFirstRecord(portal, request);
    const context = { caller: requireCaller(request), requestId: request.id };
    await audit.confirmWrite(toAccess(context, 'connect-slip', undefined, []));
    const code = parseSlipCode(request.body.code);
    const slip = code === undefined ? undefined : await slips.findByCode(code);
    const counted: Counted[] = [
      { kind: 'account', name: session.subject },
      { kind: 'network', name: networkOf(request.ip) },
      ...(slip ? [{ kind: 'slip', name: slip.id } as const] : []),
    ];
    try {
      await tries.begin(counted);
    } catch (error) {
      if (error instanceof Locked) return toLocked(error.until);
      throw error;
    }
    const judged = await judge(slip, request.body.birth_date, session).catch(async (error: unknown) => {
      await tries.forgive(counted);
      throw error;
    });
    if (judged !== 'wrong') {
      await tries.forgive(counted);
      return judged;
    }
    audit.noteRead(toAccess(context, 'connect-slip', undefined, [], 'refused', 'wrong'));
    const { left, until } = await tries.countWrong(counted);
    return until ? toLocked(until) : { outcome: 'wrong', tries_left: left };
  };

  /** The records server is asked whatever the code is, so that neither time nor failure tells whether it exists. */
  async function judge(slip: Slip | undefined, birthDate: string, session: Session): Promise<Judged> {
    const patient = (await records.find('Patient', slip?.patientId ?? session.patientId)) as
      Patient | undefined;
    if (!slip || !patient || !fitsBirthDate(patient, birthDate)) return 'wrong';
    const end = findSlipEnd(slip);
    if (end) return end;
    const refusal = await findRefusal(patient, session);
    if (refusal) return refusal;
    return { outcome: 'found', ticket: tickets.issue(slip.id, session.id), facts: maskPatient(patient) };
  }
}

const toLocked = (until: Date) => ({ outcome: 'locked', until: until.toISOString() }) as const;
