import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { portalEnvironment } from '@portal/test-stack/settings';
import { stack } from './stack.ts';

export type ApiProcess = { url: string; pid: number; logPath: string; stop: () => Promise<void> };

const startLimitMs = 90_000;

/** Limits that no case but the one about them should meet. */
const wide = {
  PORTAL_AUTH_RATE_PER_MINUTE: '100000',
  PORTAL_PATIENT_RATE_PER_MINUTE: '1000000',
  PORTAL_ADDRESS_RATE_PER_MINUTE: '1000000',
  PORTAL_PATIENT_MB_PER_MINUTE: '1000000',
  PORTAL_LOG_LEVEL: 'trace',
};

/**
 * The API as it is deployed: an operating-system process of its own, of this clone or another. What it prints goes to a
 * file.
 */
export async function startApi(
  folder: string,
  overrides: Record<string, string>,
  repository = stack.repository,
): Promise<ApiProcess> {
  const port = Number(overrides['PORTAL_PORT'] ?? (await findFreePort()));
  const logPath = join(folder, `api-${port}.log`);
  const log = openSync(logPath, 'a');
  const settings = portalEnvironment(stack, { ...wide, PORTAL_PORT: String(port), ...overrides });
  const child = spawn(process.execPath, [join(repository, 'apps/api/src/main.ts')], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/healthz`, child, logPath);
  return { url, pid: child.pid ?? 0, logPath, stop: () => stop(child) };
}

async function waitFor(url: string, child: ChildProcess, logPath: string) {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === 200) return;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`an API process did not start:\n${readFileSync(logPath, 'utf8').slice(-2000)}`);
    await sleep(100);
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
