import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startHeartbeat } from './heartbeat.ts';

test('beats while the database answers, and neither while it does not nor after the end', async () => {
  vi.useFakeTimers();
  const folder = mkdtempSync(join(tmpdir(), 'heartbeat-'));
  onTestFinished(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'beat');
  let answers = true;
  const query = () => (answers ? Promise.resolve([]) : Promise.reject(new Error('away')));
  const passes = async (ms: number) => {
    rmSync(file, { force: true });
    await vi.advanceTimersByTimeAsync(ms);
    return existsSync(file);
  };
  const heartbeat = startHeartbeat(file, { query });
  expect(await passes(1)).toBe(true);
  expect(await passes(10_000)).toBe(true);
  answers = false;
  expect(await passes(30_000)).toBe(false);
  answers = true;
  expect(await passes(10_000)).toBe(true);
  heartbeat.stop();
  expect(await passes(30_000)).toBe(false);
});
