import type { FastifyRequest } from 'fastify';
import type { RouteScope } from './access.ts';
import { rateLimitKey, requireCaller } from '../patient-access/caller.ts';
import type { Portal } from './portal.ts';
import type { RateLimit } from '../limits/rate-limit.ts';

/** What a costly call counts as besides, and how many of it a patient may make in a minute. */
type Cost = { name: string; perMinute: number };

/** What a route of a signed-in patient declares: what the token must grant, and what its calls count as. */
export function createPatientRoute({ portal, rateLimit }: { portal: Portal; rateLimit: RateLimit }) {
  return (scope: RouteScope, cost?: Cost) => ({
    config: { access: 'bearer', scope } as const,
    onRequest: async (request: FastifyRequest) => {
      const name = rateLimitKey(requireCaller(request));
      rateLimit.count(name, portal.settings.patientRatePerMinute);
      if (cost) rateLimit.count(`${cost.name}:${name}`, cost.perMinute);
    },
  });
}
