import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHookServer } from '../src/events/hook-server.ts';
import { ensureSubscriptions } from '../src/events/subscriptions.ts';
import { openInfra } from '../src/infra/infra.ts';
import { createLogger } from '../src/infra/logger.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { message } from './event-setup.ts';
import { createPatient, putResource } from './people.ts';
import { environment } from './stack.ts';
import { takeHook } from './take-hook.ts';

const log = createLogger({ logLevel: 'silent' });

test(
  'PORTAL_HOOK_SECRET is replaced while the records server tells of changes: none is refused',
  { timeout: 180_000 },
  async () => {
    const taken = await takeHook();
    const infra = openInfra(parseSettings(environment), log);
    onTestFinished(() => infra.close());
    const { patientId } = await createPatient();
    const [old, next] = [taken.PORTAL_HOOK_SECRET, randomBytes(32).toString('base64')];
    const port = Number(taken.PORTAL_HOOK_PORT);
    const [told, statuses] = [new Set<string>(), [] as number[]];

    async function listen(secrets: string[]) {
      const server = createHookServer({ secrets }, async ({ id = '' }) => void told.add(id), log);
      server.addHook('onResponse', async (_request, reply) => void statuses.push(reply.statusCode));
      await server.listen({ host: '127.0.0.1', port });
      return server;
    }
    const send = (secret: string) =>
      ensureSubscriptions(infra.records, { url: taken.PORTAL_HOOK_URL, port, secrets: [secret] });
    const put = async () => {
      const resource = message({ reference: `Patient/${patientId}` });
      await putResource(resource);
      return resource.id ?? '';
    };

    let server = await listen([old, next]);
    onTestFinished(() => server.close());
    await send(old);
    const done = new AbortController();
    const busy = (async () => {
      while (!done.signal.aborted) {
        await put();
        await sleep(100);
      }
    })();
    await send(next);
    done.abort();
    await busy;
    const last = await put();
    await expect.poll(() => told.has(last), { timeout: 30_000 }).toBe(true);
    expect(new Set(statuses)).toEqual(new Set([200]));

    await server.close();
    statuses.length = 0;
    server = await listen([old]);
    await put();
    await expect.poll(() => statuses.includes(401), { timeout: 30_000 }).toBe(true);
    expect(new Set(statuses)).toEqual(new Set([401]));
  },
);
