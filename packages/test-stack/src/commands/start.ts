import { startEngines } from '../engines.ts';
import { report, runCommandLine } from '../progress.ts';
import { readStackSettings } from '../settings.ts';

await runCommandLine(async () => {
  await startEngines(readStackSettings());
  report('the stack is ready');
});
