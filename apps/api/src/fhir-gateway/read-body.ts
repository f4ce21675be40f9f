import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { parseStrictJson } from './strict-json.ts';

/** A body as it came: JSON, the fields of a form, or of a kind that no interaction takes. */
export type Body = { kind: 'json'; value: unknown } | { kind: 'form'; text: string } | { kind: 'unreadable' };

/** JSON and forms are read, as they are: what is packed stays packed and is refused. Nothing else is read at all. */
export function readBodies(app: FastifyInstance, bodyLimit: number) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/fhir+json', 'application/json'],
    { parseAs: 'buffer', bodyLimit },
    async ({ headers }: { headers: Record<string, unknown> }, body: Buffer): Promise<Body> => {
      refusePacked(headers['content-encoding']);
      return { kind: 'json', value: parseStrictJson(body) };
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: 16 * 1024 },
    async ({ headers }: { headers: Record<string, unknown> }, body: Buffer): Promise<Body> => {
      refusePacked(headers['content-encoding']);
      return { kind: 'form', text: body.toString('latin1') };
    },
  );
  app.addContentTypeParser('*', (_request, _payload, done) =>
    done(null, { kind: 'unreadable' } satisfies Body),
  );
}

function refusePacked(encoding: unknown) {
  if (encoding !== undefined && encoding !== 'identity') {
    throw new Refusal(415, 'packed_body', 'Send the body without content-encoding.');
  }
}
