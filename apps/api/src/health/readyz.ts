import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependency } from '../upstream/unavailable.ts';
import type { Portal } from '../portal/portal.ts';

const patienceMs = 2500;

/**
 * Names each dependency. Only the database decides: without it nothing works, while without the others this process still
 * answers what it can, and taking every process out of service at once would help nobody. The same goes for a wrong setting
 * that shows only in service: it is a warning.
 */
export function readyz({ infra }: Portal, findUntrustedProxy: () => string | undefined) {
  const { pdfRenderer } = infra;
  const checks: Partial<Record<Dependency, () => Promise<void>>> = {
    database: () => infra.database.check(),
    redis: () => infra.redis.check(),
    records: () => infra.records.check(),
    identity: () => infra.identity.check(),
    ...(pdfRenderer && { pdfRenderer: () => pdfRenderer.check() }),
  };
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await isUp(check)] as const),
    );
    const dependencies = Object.fromEntries(states.map(([name, up]) => [name, up ? 'up' : 'down']));
    const ready = dependencies['database'] === 'up';
    const proxy = findUntrustedProxy();
    const warnings =
      proxy === undefined ? [] : [`${proxy} forwards calls and is not named in PORTAL_TRUST_PROXY.`];
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      dependencies,
      ...(warnings.length > 0 && { warnings }),
    });
  };
}

async function isUp(check: () => Promise<void>): Promise<boolean> {
  const answered = check().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, sleep(patienceMs, false, { ref: false })]);
}
