import { createHash, timingSafeEqual } from 'node:crypto';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  fastify,
} from 'fastify';
import type { Tls } from '../upstream/tls.ts';

type Options = { bodyLimit: number; requestTimeout: number; tls: Tls | undefined };

/** A server for a caller of our own, on a port that the public proxy does not know. It logs no requests. */
export function createInternalServer(log: FastifyBaseLogger, { tls, ...limits }: Options): FastifyInstance {
  const server = fastify({
    ...limits,
    ...(tls && { https: tls }),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    return503OnClosing: false,
  });
  server.removeAllContentTypeParsers();
  return server;
}

/** One of the secrets. Takes as long for a wrong one as for a right one. */
export function knowsSecret({ headers }: FastifyRequest, secrets: readonly string[]): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = digest(headers.authorization ?? '');
  return secrets.map((secret) => timingSafeEqual(given, digest(`Bearer ${secret}`))).includes(true);
}
