import {
  endTogether,
  spawnApi,
  spawnPdfRenderer,
  spawnWeb,
  spawnWorker,
  waitForPortal,
} from '../portal-processes.ts';
import { report, runCommandLine } from '../progress.ts';
import { readStackSettings } from '../settings.ts';

await runCommandLine(async () => {
  const settings = readStackSettings();
  const { ports } = settings;
  const apiPorts = [ports.api, ports.secondApi];
  const apis = [
    spawnApi(settings, ports.api, { hookPort: ports.hook }),
    spawnApi(settings, ports.secondApi, { hookPort: ports.secondHook }),
  ];
  const helpers = [spawnPdfRenderer(settings), spawnWorker(settings)];
  endTogether([...apis, ...helpers]);
  await Promise.all(apiPorts.map((port) => waitForPortal(`http://127.0.0.1:${port}/healthz`)));
  endTogether([...apis, ...helpers, spawnWeb(settings, apiPorts)]);
  await waitForPortal(`http://localhost:${ports.web}/config.json`);
  report(`the built portal is at http://localhost:${ports.web}, with two API processes behind it`);
});
