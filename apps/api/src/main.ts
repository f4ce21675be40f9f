import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { startProcess } from './infra/start-process.ts';

const drainMs = 2000;

await startProcess('The portal', async (settings, infra) => {
  const app = await buildApp(settings, infra);
  await app.listen({ host: settings.host, port: settings.port });

  /** Meanwhile each connection ends with its next answer, so that a proxy keeps none that would close under a request. */
  async function drain() {
    app.server.maxRequestsPerSocket = 1;
    await sleep(drainMs);
  }
  return {
    async close() {
      await drain();
      await app.close();
    },
  };
});
