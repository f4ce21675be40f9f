import { engines, stopEngine } from '../engines.ts';
import { report, runCommandLine } from '../progress.ts';
import { readStackSettings } from '../settings.ts';

await runCommandLine(async () => {
  const settings = readStackSettings();
  for (const { name } of engines.toReversed()) {
    await stopEngine(settings, name);
    report(`${name} stopped`);
  }
});
