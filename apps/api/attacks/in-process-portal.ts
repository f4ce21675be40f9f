import type { Records } from '../src/records/records.ts';
import { portalEnvironment } from '@portal/test-stack/settings';
import { inject } from 'vitest';
import { requestedScope } from '../src/portal-auth/requested-scope.ts';
import { stack } from '../test/stack.ts';
import type { Sender } from './attack.ts';
import type { World } from './world.ts';

/**
 * The whole API in this process, of modules that are loaded anew, with every question to the records server counted. A
 * module that is mocked when this is called is mocked in it.
 */
export async function openPortal(world: World) {
  const { buildApp } = await import('../src/app.ts');
  const { openInfra } = await import('../src/infra/infra.ts');
  const { createLogger } = await import('../src/infra/logger.ts');
  const { parseSettings } = await import('../src/infra/settings.ts');
  const { realm, organizationId } = inject('suite');
  const settings = parseSettings(
    portalEnvironment(stack, {
      PORTAL_ISSUER: realm.issuer,
      PORTAL_ORGANIZATION_ID: organizationId,
      PORTAL_PATIENT_RATE_PER_MINUTE: '1000000',
      PORTAL_ADDRESS_RATE_PER_MINUTE: '1000000',
      PORTAL_PATIENT_MB_PER_MINUTE: '1000000',
      PORTAL_LOG_LEVEL: 'silent',
    }),
  );
  const infra = openInfra(settings, createLogger(settings));
  let upstream = 0;
  const records = new Proxy(infra.records, {
    get: (target, name: keyof Records) => {
      const method = target[name] as (...given: unknown[]) => unknown;
      return (...given: unknown[]) => {
        upstream += 1;
        return method(...given);
      };
    },
  });
  const app = await buildApp(settings, { ...infra, records, terminology: records });
  await app.ready();

  const send: Sender = async ({ method = 'GET', path, headers, body }, scope) => {
    const { session } = world.a;
    const token = scope === requestedScope ? await session.bearer() : await session.mint({ scope });
    const raw = typeof body === 'string' || body instanceof Uint8Array;
    const before = upstream;
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || raw ? {} : { 'content-type': 'application/fhir+json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: raw ? Buffer.from(body) : JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      text: answer.body,
      upstream: upstream - before,
    };
  };

  return {
    send,
    async close() {
      await app.close();
      await infra.close();
    },
  };
}
