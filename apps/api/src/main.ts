import { buildApp } from './app.ts';
import { startProcess } from './infra/start-process.ts';

await startProcess('The portal', async (settings, infra) => {
  const app = await buildApp(settings, infra);
  await app.listen({ host: settings.host, port: settings.port });
  return app;
});
