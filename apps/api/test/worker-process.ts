import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { portalEnvironment, providerEnvironment } from '@portal/test-stack/settings';
import { onTestFinished } from 'vitest';
import { stack } from './stack.ts';

export type WorkerProcess = { pid: number; kill: (signal?: NodeJS.Signals) => Promise<void> };

/** The worker as it is deployed: a process of its own. Ended after the test. */
export async function startWorkerProcess(overrides: Record<string, string> = {}): Promise<WorkerProcess> {
  const settings = portalEnvironment(stack, { ...providerEnvironment(stack), ...overrides });
  const child = spawn(process.execPath, [join(stack.repository, 'apps/api/src/worker/main.ts')], {
    env: { PATH: process.env['PATH'], PORTAL_LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = (signal: NodeJS.Signals = 'SIGTERM') => end(child, signal);
  onTestFinished(() => kill());
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the worker did not start')));
    child.stdout.on('data', (lines: Buffer) => lines.toString().includes('the worker is ready') && resolve());
  });
  return { pid: child.pid ?? 0, kill };
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(timer);
}
