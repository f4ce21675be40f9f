import type { FastifyRequest } from 'fastify';
import type { ClientKind } from '../infra/identity-client.ts';
import type { Settings } from '../infra/settings.ts';
import { Refusal } from '../http/refusal.ts';
import { requireSameOrigin } from './same-origin.ts';

export function findClient(
  { clients }: Pick<Settings, 'clients'>,
  clientId: unknown,
): ClientKind | undefined {
  if (clientId === clients.web.id) return 'web';
  if (clientId === clients.native.id) return 'native';
  return undefined;
}

/** The app that calls. The web app may use a cookie, so it must also show that the request is its own. */
export function requireClient(
  settings: Settings,
  request: FastifyRequest<{ Body: { client_id: string } }>,
): ClientKind {
  const client = findClient(settings, request.body.client_id);
  if (client === undefined)
    throw new Refusal(400, 'unknown_client', 'client_id is not one of this portal’s apps.');
  if (client === 'web') requireSameOrigin(request, settings.publicUrl);
  return client;
}
