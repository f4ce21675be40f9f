import type { Access } from './audit.ts';
import type { Context } from './context.ts';

/** An access as the audit keeps it; it succeeded unless said otherwise. */
export function toAccess(
  { caller, requestId }: Pick<Context, 'caller' | 'requestId'>,
  interaction: string,
  type: string | undefined,
  resourceIds: string[],
  outcome: Access['outcome'] = 'success',
  reason?: string,
): Access {
  const { patientId, sessionId } = caller;
  return { at: new Date(), requestId, sessionId, patientId, interaction, type, resourceIds, outcome, reason };
}
