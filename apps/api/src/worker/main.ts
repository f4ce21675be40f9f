import { startProcess } from '../infra/start-process.ts';
import { startWorker } from './worker.ts';

await startProcess('The worker', async (settings, infra) => {
  const worker = await startWorker(settings, infra);
  infra.log.info('the worker is ready');
  return worker;
});
