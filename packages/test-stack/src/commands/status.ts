import { findPresentEngines } from '../engines.ts';
import { runCommandLine } from '../progress.ts';
import { readStackSettings } from '../settings.ts';

await runCommandLine(async () => {
  const settings = readStackSettings();
  const states = await Promise.all(
    findPresentEngines(settings).map(async (engine) => ({ engine, ready: await engine.isReady(settings) })),
  );
  for (const { engine, ready } of states) {
    console.log(`${engine.name.padEnd(9)} ${ready ? 'ready' : 'down '}  ${engine.address(settings)}`);
  }
  if (states.some(({ ready }) => !ready)) process.exitCode = 1;
});
