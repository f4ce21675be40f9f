import type { DeviceList } from '@portal/api-contract/account';
import type { FastifyRequest } from 'fastify';
import { requireCaller } from '../patient-access/caller.ts';
import type { Portal } from '../portal/portal.ts';

export function listDevices({ sessions }: Portal) {
  return async (request: FastifyRequest): Promise<DeviceList> => {
    const { sessionId } = requireCaller(request);
    const devices = await sessions.listDevicesLike(sessionId);
    return {
      devices: devices.map(({ id, client, label, lastUsedAt, staysSignedIn, endsAt }) => ({
        id,
        client,
        label,
        lastUsedAt: lastUsedAt.toISOString(),
        staysSignedIn,
        endsAt: endsAt.toISOString(),
        isThisDevice: id === sessionId,
      })),
    };
  };
}
