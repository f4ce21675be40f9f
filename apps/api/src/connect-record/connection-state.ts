import type { ConnectionState } from '@portal/api-contract/connect-record';
import type { FastifyRequest } from 'fastify';
import { requireSession } from '../account/require-session.ts';
import type { Portal } from '../portal/portal.ts';
import { createCodeAsks } from './code-asks.ts';
import type { ConnectionStore } from './connection-store.ts';
import { hasFirstRecord } from './first-record.ts';

/** Whether the account has a record of the hospital, and what came along. */
export function getConnectionState(portal: Portal, connections: ConnectionStore) {
  const { settings, infra } = portal;
  const asks = createCodeAsks(infra.database, infra.secrets);
  return async (request: FastifyRequest): Promise<ConnectionState> => {
    const session = await requireSession(portal, request);
    const known = await connections.findOfAccount({ issuer: settings.issuer, subject: session.subject });
    const isMoving = known !== undefined && !['moved', 'done'].includes(known.step);
    const canConnect = infra.identity.nameRecord !== undefined && hasFirstRecord(session) && !known;
    const byNumber = canConnect && settings.connectCodesPerDay > 0;
    const code = byNumber ? await asks.findLive(session.subject) : undefined;
    return {
      state: isMoving ? 'connecting' : hasFirstRecord(session) ? 'first' : 'connected',
      can_connect: canConnect,
      by_number: byNumber,
      ...(code?.usedAt === null && {
        code: { until: code.until.toISOString(), again_at: code.againAt.toISOString() },
      }),
      ...(known && { connected_at: known.startedAt.toISOString() }),
      moved: known?.moved ?? {},
    };
  };
}
