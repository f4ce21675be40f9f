import { type EventHeaders, eventHeaders } from '@portal/api-contract/events';
import { problem } from '@portal/api-contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Resource } from 'fhir/r4';
import * as z from 'zod/mini';
import { rateLimitKey, requireCaller } from '../patient-access/caller.ts';
import type { Portal } from '../portal/portal.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { createChangeFeed } from './change-feed.ts';
import { events } from './events.ts';
import { createHookServer } from './hook-server.ts';
import { createOpenStreams } from './open-streams.ts';
import { createChangeFinder } from './find-change.ts';
import { keepTrying } from './subscriptions.ts';

export async function eventRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  const { settings, infra, sessions } = portal;
  const feed = createChangeFeed(infra);
  const streams = createOpenStreams({
    sessions,
    limits: settings.eventStreams,
    findCursor: feed.findCursor,
    log: infra.log,
  });
  await feed.start();
  app.addHook('preClose', async () => streams.close());
  app.addHook('onClose', async () => feed.close());
  if (settings.hook) await openHook(app, settings.hook);

  app.get<{ Headers: EventHeaders }>(
    '/v1/events',
    {
      config: { access: 'bearer', scope: 'any' },
      onRequest: async (request: FastifyRequest) =>
        rateLimit.count(rateLimitKey(requireCaller(request)), settings.patientRatePerMinute),
      schema: {
        tags: ['events'],
        summary: 'Names what changes in the patient’s record, as Server-Sent Events',
        headers: eventHeaders,
        response: {
          200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
          400: problem,
          401: problem,
          403: problem,
          429: problem,
          503: problem,
        },
      },
    },
    events(portal, { feed, streams }),
  );

  async function openHook(server: FastifyInstance, hook: NonNullable<typeof settings.hook>) {
    const findChange = createChangeFinder(infra.records);
    const take = async (resource: Resource) => {
      const change = await findChange(resource);
      if (change) await feed.announce(change);
    };
    const listener = createHookServer({ secrets: hook.secrets, tls: settings.tls }, take, infra.log);
    await listener.listen({ port: hook.port, host: settings.host });
    const stop = new AbortController();
    server.addHook('onReady', async () => void keepTrying(infra.records, hook, infra.log, stop.signal));
    server.addHook('onClose', async () => {
      stop.abort();
      listener.server.closeAllConnections();
      await listener.close();
    });
  }
}
