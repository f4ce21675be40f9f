import { fastify, type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { portalEnvironment, readStackSettings } from '@portal/test-stack/settings';
import { declareAccess } from '../src/portal/access.ts';
import { eventRoutes } from '../src/events/routes.ts';
import { parseScopes } from '../src/patient-access/scopes.ts';
import { openInfra } from '../src/infra/infra.ts';
import { createLogger } from '../src/infra/logger.ts';
import { parseSettings } from '../src/infra/settings.ts';
import type { Portal } from '../src/portal/portal.ts';
import { createRateLimit } from '../src/limits/rate-limit.ts';

/** The stream's own parts as they are, with a stub in place of the sign-in: a header says who listens. */
const settings = parseSettings({
  ...portalEnvironment(readStackSettings()),
  PORTAL_LOG_LEVEL: 'silent',
  PORTAL_EVENT_STREAMS: '1000000',
  PORTAL_PATIENT_RATE_PER_MINUTE: '1000000',
});
const log = createLogger(settings);
const infra = openInfra(settings, log);
const portal = {
  settings,
  infra,
  sessions: { findLive: async (ids: readonly string[]) => new Set(ids) },
  audit: { noteRead: () => undefined },
} as unknown as Portal;
const logger: FastifyBaseLogger = log;
const app = fastify({ loggerInstance: logger });
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
app.decorateRequest('caller', null);
app.decorateRequest('tokenExpiresAt', null);
declareAccess(app, async (request) => {
  const patientId = String(request.headers['x-patient']);
  request.caller = { patientId, sessionId: patientId, scopes: parseScopes('patient/*.rs') };
  request.tokenExpiresAt = new Date(Date.now() + 3_600_000);
});
await app.register(eventRoutes, { portal, rateLimit: createRateLimit(infra.redis) });
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ url });
process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heapUsed, external });
});
