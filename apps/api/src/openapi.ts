import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The description of /v1, generated from the schemas that validate it. Routes without a tag stay out of it. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Patient Portal API', version: '1' },
    },
    hideUntagged: true,
    transform: jsonSchemaTransform,
  });
  app.get('/v1/openapi.json', { config: { access: 'public' } }, async () => app.swagger());
}
