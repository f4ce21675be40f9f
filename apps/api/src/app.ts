import { randomUUID } from 'node:crypto';
import { type FastifyBaseLogger, LogController, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { declareAccess } from './portal/access.ts';
import { accountRoutes } from './account/routes.ts';
import { answerBrokenRequest } from './http/broken-request.ts';
import { contactRoutes } from './contact-codes/routes.ts';
import { downloadRoutes } from './download/routes.ts';
import { answerError, answerErrors } from './http/error-answers.ts';
import { eventRoutes } from './events/routes.ts';
import { fhirGatewayRoutes } from './r4/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { Infra } from './infra/infra.ts';
import type { Settings } from './infra/settings.ts';
import { allowNativeOrigins } from './http/native-origins.ts';
import { networkOf } from './http/network-of.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { describeApi } from './openapi.ts';
import { portalAuthRoutes } from './portal-auth/routes.ts';
import { createBearerCheck } from './portal-auth/require-bearer.ts';
import { portalConfigRoutes } from './portal-config/routes.ts';
import { createPortal } from './portal/portal.ts';
import { createRateLimit } from './limits/rate-limit.ts';
import { reportRoutes } from './reports/routes.ts';
import { logRequests } from './http/request-log.ts';
import { makeSecurityHeaders } from './http/security-headers.ts';
import { sharingRoutes } from './sharing/routes.ts';
import { summaryCardRoutes } from './summary-card/routes.ts';
import { summaryDocumentRoutes } from './summary-document/routes.ts';
import { watchForUntrustedProxy } from './http/untrusted-proxy.ts';
import { videoRoutes } from './video/routes.ts';

/** The whole API, ready to listen or to be called by `inject`. */
export async function buildApp(settings: Settings, infra: Infra) {
  const portal = createPortal(settings, infra);
  const log: FastifyBaseLogger = infra.log;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A logger for each request costs more than its one line, which names the request itself.
    childLoggerFactory: (logger) => logger,
    trustProxy: settings.trustProxy,
    ...(settings.tls && { https: settings.tls }),
    exposeHeadRoutes: false,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    // What arrives while this process is about to end is answered, not sent away.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('caller', null);
  app.decorateRequest('tokenExpiresAt', null);

  const headers = { ...makeSecurityHeaders(), 'cache-control': 'no-store' };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  await allowNativeOrigins(app);
  logRequests(app);
  answerErrors(app);
  const findUntrustedProxy = watchForUntrustedProxy(app);
  const rateLimit = createRateLimit(infra.redis);
  app.addHook('onClose', async () => rateLimit.close());
  app.addHook('onRequest', ({ routeOptions, ip }, _reply, done) => {
    if (routeOptions.url?.startsWith('/r4'))
      rateLimit.count(`address:${networkOf(ip)}`, settings.addressRatePerMinute);
    done();
  });
  declareAccess(app, createBearerCheck(portal));
  await describeApi(app);
  await app.register(healthRoutes, { portal, findUntrustedProxy });
  await app.register(portalConfigRoutes, { portal });
  await app.register(portalAuthRoutes, { portal, rateLimit });
  await app.register(accountRoutes, { portal, rateLimit });
  await app.register(reportRoutes, { portal, rateLimit });
  await app.register(eventRoutes, { portal, rateLimit });
  await app.register(notificationRoutes, { portal, rateLimit });
  await app.register(contactRoutes, { portal, rateLimit });
  await app.register(sharingRoutes, { portal, rateLimit });
  await app.register(summaryCardRoutes, { portal, rateLimit });
  await app.register(summaryDocumentRoutes, { portal, rateLimit });
  await app.register(downloadRoutes, { portal, rateLimit });
  await app.register(videoRoutes, { portal, rateLimit });
  await app.register(fhirGatewayRoutes, { portal, rateLimit });
  app.addHook('onClose', () => portal.audit.close());
  await portal.liveSessions.start();
  await portal.audit.start();
  return app;
}
