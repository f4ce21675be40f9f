import { Unavailable } from '../upstream/unavailable.ts';
import { Refusal } from '../http/refusal.ts';
import type { Access } from './access-audit.ts';
import type { Context } from '../patient-access/context.ts';

/** An access as the audit keeps it; it succeeded unless said otherwise. */
export function toAccess(
  { caller, requestId }: Pick<Context, 'caller' | 'requestId'>,
  interaction: string,
  type: string | undefined,
  resourceIds: string[],
  outcome: Access['outcome'] = 'success',
  reason?: string,
): Access {
  const { patientId, sessionId, address } = caller;
  return {
    at: new Date(),
    requestId,
    sessionId,
    patientId,
    address,
    interaction,
    type,
    resourceIds,
    outcome,
    reason,
  };
}

export type Attempt = { interaction: string; type: string | undefined; id?: string };

/** What was not done is noted too, under the name of what was asked for. */
export function toFailure(
  context: Pick<Context, 'caller' | 'requestId'>,
  { interaction, type, id }: Attempt,
  error: unknown,
): Access {
  const refused = !(error instanceof Unavailable);
  const reason = error instanceof Refusal ? error.code : refused ? 'not_readable' : 'unavailable';
  const ids = id === undefined ? [] : [id];
  return toAccess(context, interaction, type, ids, refused ? 'refused' : 'failed', reason);
}
