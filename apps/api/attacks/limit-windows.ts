import { setTimeout as sleep } from 'node:timers/promises';

/** Calls are counted by fixed windows of the clock: a test that would meet the end of one waits for the next. */
export async function stayInWindow(minutes: number, neededMs = 40_000): Promise<void> {
  const left = minutes * 60_000 - (Date.now() % (minutes * 60_000));
  if (left < neededMs) await sleep(left + 1000);
}
