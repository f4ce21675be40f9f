import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { NewShare, ShareRequest } from '@portal/api-contract/sharing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller, requireRecentSignIn } from '../patient-access/caller.ts';
import { toAccess } from '../audit/audit-entry.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { createPasscodes } from './passcodes.ts';
import { createShareStore } from './share-store.ts';

const mostOpen = 10;

/** Keeps what the browser has encrypted. The secret of the address is told once and only its hash is kept. */
export function createShare({ audit, infra, settings }: Portal) {
  const store = createShareStore(infra.database);
  const passcodes = createPasscodes(infra.secrets);

  return async (request: FastifyRequest<{ Body: ShareRequest }>, reply: FastifyReply) => {
    const caller = requireCaller(request);
    requireRecentSignIn(caller);
    const { payload, hours, passcode } = request.body;
    const id = randomUUID();
    const locator = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + hours * 3_600_000);
    await audit.confirmWrite(toAccess({ caller, requestId: request.id }, 'share-create', undefined, []));
    const isAdded = await store.add(
      {
        id,
        patientId: caller.patientId,
        locatorHash: hashLocator(locator),
        payload,
        passcode: passcode === undefined ? null : await passcodes.protect(passcode, id),
        expiresAt,
      },
      mostOpen,
    );
    if (!isAdded)
      throw new Refusal(409, 'too_many_shares', `${mostOpen} links are open. Revoke one, then make another.`);
    const url = `${settings.publicUrl}/v1/shared/${locator}`;
    return reply.code(201).send({ id, url, expiresAt: expiresAt.toISOString() } satisfies NewShare);
  };
}

export const hashLocator = (locator: string) => createHash('sha256').update(locator).digest();
