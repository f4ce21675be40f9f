import { rmSync } from 'node:fs';
import { engines, stopEngine } from '../engines.ts';
import { removeData } from '../engines/postgres.ts';
import { report, runCommandLine } from '../progress.ts';
import { readStackSettings } from '../settings.ts';

await runCommandLine(async () => {
  const settings = readStackSettings();
  for (const { name } of engines.toReversed()) await stopEngine(settings, name);
  removeData(settings);
  rmSync(settings.directory, { recursive: true, force: true });
  report(`everything of this stack is deleted: ${settings.directory}`);
});
