import { startEngine, stopEngine } from '../../engines.ts';
import type { StackSettings } from '../../settings.ts';

/** For work on the records server's own database. */
export async function withRecordsStopped(settings: StackSettings, work: () => Promise<void>) {
  await stopEngine(settings, 'records');
  try {
    await work();
  } finally {
    await startEngine(settings, 'records');
  }
}
