import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StackSettings } from './settings.ts';

interface Launch {
  command: string;
  args: string[];
  environment?: Record<string, string>;
  cwd?: string;
}

/** Starts a process that outlives this one; its id and output lie in the stack's directory. */
export function launchInBackground(settings: StackSettings, name: string, launch: Launch): number {
  mkdirSync(settings.directory, { recursive: true });
  const log = openSync(logPath(settings, name), 'a');
  const child = spawn(launch.command, launch.args, {
    cwd: launch.cwd ?? settings.directory,
    env: { ...process.env, ...launch.environment },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  if (child.pid === undefined)
    throw new Error(`${name} could not be started: is ${launch.command} installed?`);
  child.unref();
  writeFileSync(pidPath(settings, name), String(child.pid));
  return child.pid;
}

export function findRunningPid(settings: StackSettings, name: string): number | undefined {
  const path = pidPath(settings, name);
  if (!existsSync(path)) return undefined;
  const pid = Number(readFileSync(path, 'utf8'));
  return isAlive(pid) ? pid : undefined;
}

/** Asks the process to end, waits, and ends it by force when it does not. */
export async function stopInBackground(settings: StackSettings, name: string, patienceMs = 20_000) {
  const pid = findRunningPid(settings, name);
  if (pid !== undefined) {
    process.kill(pid, 'SIGTERM');
    const deadline = Date.now() + patienceMs;
    while (isAlive(pid) && Date.now() < deadline) await sleep(100);
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
  rmSync(pidPath(settings, name), { force: true });
}

export function readLogTail(settings: StackSettings, name: string, lines = 15): string {
  const path = logPath(settings, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n') : '';
}

export function logPath(settings: StackSettings, name: string) {
  return join(settings.directory, `${name}.log`);
}

function pidPath(settings: StackSettings, name: string) {
  return join(settings.directory, `${name}.pid`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
