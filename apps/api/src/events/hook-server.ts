import type { FastifyError, FastifyInstance } from 'fastify';
import type { Resource } from 'fhir/r4';
import { createInternalServer, knowsSecret } from '../infra/internal-server.ts';
import type { Logger } from '../infra/logger.ts';
import type { Tls } from '../upstream/tls.ts';
import { isResource } from '../records/is-resource.ts';

const limits = { bodyLimit: 32 * 1024 * 1024, requestTimeout: 30_000 };

/**
 * Where the records server tells of a change: `PUT /{type}/{id}`, with the resource, to whoever knows a secret. On a port
 * of its own, which the public proxy does not know.
 */
export function createHookServer(
  { secrets, tls }: { secrets: readonly string[]; tls?: Tls | undefined },
  onChanged: (resource: Resource) => Promise<void>,
  log: Logger,
): FastifyInstance {
  const server = createInternalServer(log, { ...limits, tls });
  server.addContentTypeParser('*', { parseAs: 'string' }, server.getDefaultJsonParser('remove', 'remove'));
  server.addHook('onRequest', async (request, reply) => {
    if (!knowsSecret(request, secrets)) return reply.code(401).send();
  });
  server.route({
    method: ['PUT', 'POST'],
    url: '*',
    handler: async ({ body }, reply) => {
      if (!isResource(body)) return reply.code(400).send();
      await onChanged(body);
      return reply.send();
    },
  });
  server.setNotFoundHandler((_request, reply) => reply.code(405).send());
  server.setErrorHandler((err: FastifyError, _request, reply) => {
    const status = err.statusCode ?? 500;
    if (status >= 500) log.error({ err }, 'a change was not taken');
    return reply.code(status).send();
  });
  return server;
}
