import type { ConfirmAnswer, SlipTicket } from '@portal/api-contract/connect-record';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Patient } from 'fhir/r4';
import { requireSession } from '../account/require-session.ts';
import { toAccess } from '../audit/audit-entry.ts';
import { Refusal } from '../http/refusal.ts';
import { requireCaller } from '../patient-access/caller.ts';
import type { Portal } from '../portal/portal.ts';
import type { Session } from '../sessions/session-store.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import { type ConnectionStore, addConnection } from './connection-store.ts';
import { findRecordProblem } from './find-problem.ts';
import { checkFirstRecord, requireFirstRecord } from './first-record.ts';
import { findSlipEnd } from './slip-state.ts';
import { createSlipStore, lockSlip } from './slip-store.ts';
import type { Linking } from './steps.ts';
import { createTickets } from './tickets.ts';

type Claim = { id: string } | Exclude<ConfirmAnswer, { outcome: 'connected' | 'connecting' }>;

const badTicket = () => new Refusal(400, 'ticket_ended', 'Too much time has passed. Type the code again.');

/** "Yes, connect it" and "Not me": what somebody says who was shown a little of the record. */
export function confirmConnection(portal: Portal, connections: ConnectionStore, linking: Linking) {
  const { settings, infra, audit } = portal;
  const { database, records, log } = infra;
  const slips = createSlipStore(database, infra.secrets);
  const tickets = createTickets(infra.secrets);
  const running = new Set<Promise<unknown>>();

  const accountOf = ({ subject }: Session) => ({ issuer: settings.issuer, subject });

  /** Who asks again after a lost answer gets the same. */
  async function confirm(request: FastifyRequest<{ Body: SlipTicket }>): Promise<ConfirmAnswer> {
    const before = await requireSession(portal, request);
    const slipId = tickets.findSlipId(request.body.ticket, before.id);
    if (slipId === undefined) throw badTicket();
    const known = await connections.findOfAccount(accountOf(before));
    if (known && known.slipId === slipId) return begin(known.id);

    checkFirstRecord(portal, request, before);
    const claim = await claimSlip(slipId, before, request);
    return 'id' in claim ? begin(claim.id) : claim;
  }

  /** One account gets the slip, however many ask at once: the row is locked, and a record has one connection. */
  async function claimSlip(slipId: string, session: Session, request: FastifyRequest): Promise<Claim> {
    const problem = await findDeskProblem(slipId);
    if (problem) return { outcome: 'desk' };
    return database.transaction(async (query): Promise<Claim> => {
      const slip = await lockSlip(query, slipId);
      if (!slip) throw badTicket();
      const own = await connections.findOfAccount(accountOf(session));
      if (own && own.slipId === slipId) return { id: own.id };
      const end = findSlipEnd(slip);
      if (end) return end;
      if (await connections.isElsewhere(slip.patientId, accountOf(session))) return { outcome: 'elsewhere' };
      const id = await addConnection(query, {
        ...accountOf(session),
        slipId,
        oldPatient: session.patientId,
        newPatient: slip.patientId,
        sessionId: session.id,
      });
      if (id === undefined) return { outcome: 'elsewhere' };
      await query(
        `update portal.connect_slips set spent_at = now(), spent_by = $2, spent_how = 'connected' where id = $1`,
        [slipId, session.subject],
      );
      const caller = requireCaller(request);
      const context = { caller: { ...caller, patientId: slip.patientId }, requestId: request.id };
      await audit.confirmWrite({
        ...toAccess(context, 'connect-record', 'Patient', [slip.patientId]),
        subject: session.subject,
      });
      return { id };
    });
  }

  async function findDeskProblem(slipId: string): Promise<boolean> {
    const [slip] = await database.query<{ patientId: string }>(
      'select patient_id as "patientId" from portal.connect_slips where id = $1',
      [slipId],
    );
    const patient = slip && ((await records.find('Patient', slip.patientId)) as Patient | undefined);
    return !patient || (await findRecordProblem(records, patient, settings.issuer)) !== undefined;
  }

  /** The account has the record when this answers; what was written before follows, by whichever process. */
  async function begin(id: string): Promise<ConfirmAnswer> {
    const step = await linking.run(id, 'switched').catch((err: unknown) => {
      if (!(err instanceof Unavailable)) throw err;
      log.warn({ err, connection: id }, 'an account is not connected yet; the worker goes on with it');
      return undefined;
    });
    if (step === 'refused') return { outcome: 'elsewhere' };
    if (step === undefined) return { outcome: 'connecting' };
    goOn(id);
    return { outcome: 'connected' };
  }

  function goOn(id: string) {
    const work = linking
      .run(id)
      .catch((err: unknown) => log.warn({ err, connection: id }, 'the worker goes on with a connection'))
      .finally(() => running.delete(work));
    running.add(work);
  }

  return {
    confirm,

    refuse: async (request: FastifyRequest<{ Body: SlipTicket }>, reply: FastifyReply) => {
      const session = await requireFirstRecord(portal, request);
      const slipId = tickets.findSlipId(request.body.ticket, session.id);
      if (slipId === undefined) throw badTicket();
      const context = { caller: requireCaller(request), requestId: request.id };
      await audit.confirmWrite(toAccess(context, 'connect-refuse', undefined, []));
      if (await slips.refuse(slipId, session.subject))
        log.warn({ slip: slipId }, 'a slip or code was refused by who used it: it led to another person');
      return reply.code(204).send();
    },

    settle: () => Promise.allSettled(running),
  };
}
