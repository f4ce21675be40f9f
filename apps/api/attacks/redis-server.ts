import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../test/api-process.ts';

/** A Redis of its own, to be killed. */
export async function startRedis() {
  const port = await findFreePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', options, { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  while (!(await isOpen(port))) await sleep(50);
  return { url: `redis://127.0.0.1:${port}`, kill: () => void child.kill('SIGKILL') };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
