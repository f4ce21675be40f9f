import type { AskAnswer, NumberAsk } from '@portal/api-contract/connect-record';
import type { FastifyRequest } from 'fastify';
import { toAccess } from '../audit/audit-entry.ts';
import { networkOf } from '../http/network-of.ts';
import { Refusal } from '../http/refusal.ts';
import { requireCaller } from '../patient-access/caller.ts';
import type { Portal } from '../portal/portal.ts';
import { createCodeAsks } from './code-asks.ts';
import { requireFirstRecord } from './first-record.ts';
import { askedChannel } from './send-code.ts';
import { createWrongTries } from './wrong-tries.ts';

/**
 * Asks for a code to the number on file of the record that has this hospital number and birth date. Nothing is looked up before
 * the answer: a worker does that, so that neither words nor time tell whether there is such a record.
 */
export function askCode(portal: Portal) {
  const { settings, infra, audit } = portal;
  const { database, redis, secrets } = infra;
  const asks = createCodeAsks(database, secrets);
  const tries = createWrongTries(database);

  return async (request: FastifyRequest<{ Body: NumberAsk }>): Promise<AskAnswer> => {
    if (settings.connectCodesPerDay === 0)
      throw new Refusal(404, 'not_offered', 'Ask the clinic to connect your record.');
    const { subject } = await requireFirstRecord(portal, request);
    const context = { caller: requireCaller(request), requestId: request.id };
    await audit.confirmWrite(toAccess(context, 'connect-number', undefined, []));
    const network = networkOf(request.ip);
    const lockedUntil = await tries.findLock([
      { kind: 'account', name: subject },
      { kind: 'network', name: network },
    ]);
    if (lockedUntil) return { outcome: 'locked', until: lockedUntil.toISOString() };

    const { number, birth_date: birthDate } = request.body;
    const asked = await asks.add(subject, network, { number, birthDate });
    if (asked instanceof Date) return { outcome: 'later', until: asked.toISOString() };
    await redis.publish(askedChannel, asked);
    const now = Date.now();
    return {
      outcome: 'asked',
      until: new Date(now + 10 * 60_000).toISOString(),
      again_at: new Date(now + 60_000).toISOString(),
    };
  };
}
