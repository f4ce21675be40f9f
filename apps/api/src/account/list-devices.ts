import type { DeviceList } from '@portal/api-contract/account';
import type { FastifyRequest } from 'fastify';
import { requireCaller } from '../fhir-gateway/caller.ts';
import type { Portal } from '../portal.ts';

export function listDevices({ sessions }: Portal) {
  return async (request: FastifyRequest): Promise<DeviceList> => {
    const { sessionId } = requireCaller(request);
    const devices = await sessions.listDevicesLike(sessionId);
    return {
      devices: devices.map(({ id, client, label, lastUsedAt }) => ({
        id,
        client,
        label,
        lastUsedAt: lastUsedAt.toISOString(),
        isThisDevice: id === sessionId,
      })),
    };
  };
}
