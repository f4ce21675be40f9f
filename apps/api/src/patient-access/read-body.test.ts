import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createRateLimit } from '../limits/rate-limit.ts';
import type { Caller } from './caller.ts';
import { type Body, readBodies } from './read-body.ts';
import { parseScopes } from './scopes.ts';

const limits = { uploadLimitBytes: 1024, patientBytesPerMinute: 1e9 };

async function open() {
  const app = fastify();
  const caller: Caller = { patientId: 'a', sessionId: 's', scopes: parseScopes('') };
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => void (request.caller = caller));
  readBodies(app, limits, createRateLimit({ addCounts: () => Promise.resolve([]) }));
  let turns = 0;
  const turn = () => {
    turns += 1;
    ticking = setImmediate(turn);
  };
  let ticking = setImmediate(turn);
  /** In which turn of the event loop each body was there. */
  const seen: number[] = [];
  app.put('/r4/Communication/1', async ({ body }) => {
    seen.push(turns);
    return (body as Body).kind;
  });
  const send = (text: string) =>
    app.inject({
      method: 'PUT',
      url: '/r4/Communication/1',
      headers: { 'content-type': 'application/fhir+json' },
      payload: JSON.stringify({ text }),
    });
  return { send, seen, close: () => clearImmediate(ticking) };
}

test('71: large bodies that come at once are parsed in turns of the event loop, one in each', async () => {
  const { send, seen, close } = await open();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send('a'.repeat(20_000))));
  close();
  expect(answers.map(({ body }) => body)).toEqual(Array(10).fill('json'));
  expect(new Set(seen).size).toBe(10);
});

test('small bodies do not wait for each other', async () => {
  const { send, seen, close } = await open();
  await Promise.all(Array.from({ length: 10 }, () => send('a')));
  close();
  expect(new Set(seen).size).toBeLessThan(10);
});
