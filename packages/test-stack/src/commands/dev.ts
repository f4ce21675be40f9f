import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findPresentEngines } from '../engines.ts';
import { endTogether, spawnApi, spawnPdfRenderer, spawnWorker, waitForPortal } from '../portal-processes.ts';
import { report, runCommandLine } from '../progress.ts';
import { readStackSettings } from '../settings.ts';

await runCommandLine(async () => {
  const settings = readStackSettings();
  const { ports, repository } = settings;
  const ready = await Promise.all(findPresentEngines(settings).map((engine) => engine.isReady(settings)));
  if (ready.includes(false)) throw new Error('The stack is not running: npm run stack');

  const api = spawnApi(settings, ports.api, { nodeArgs: ['--watch'], hookPort: ports.hook });
  const web = spawn(join(repository, 'node_modules/.bin/vite'), [], {
    cwd: join(repository, 'apps/web'),
    env: {
      ...process.env,
      PORTAL_WEB_PORT: String(ports.web),
      PORTAL_API_URL: `http://127.0.0.1:${ports.api}`,
    },
    stdio: 'inherit',
  });
  endTogether([api, web, spawnPdfRenderer(settings), spawnWorker(settings)]);
  await waitForPortal(`http://localhost:${ports.web}/config.json`);
  report(`the portal is at http://localhost:${ports.web}`);
});
