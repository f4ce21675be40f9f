import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pdfRendererEnvironment } from '@portal/test-stack/settings';
import { onTestFinished } from 'vitest';
import { findFreePort } from './api-process.ts';
import { stack } from './stack.ts';

const startLimitMs = 60_000;

/** The PDF renderer as it is deployed: a process of its own, with a Chromium of its own. Ended after the test. */
export async function startPdfRenderer(overrides: Record<string, string> = {}) {
  const port = overrides['PORTAL_PDF_RENDERER_PORT'] ?? (await findFreePort());
  const settings = pdfRendererEnvironment(stack, { PORTAL_PDF_RENDERER_PORT: String(port), ...overrides });
  const child = spawn(process.execPath, [join(stack.repository, 'apps/api/src/pdf-renderer/main.ts')], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: 'ignore',
  });
  onTestFinished(() => stop(child));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startLimitMs;
  while ((await fetch(`${url}/healthz`).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('the PDF renderer did not start');
    await sleep(100);
  }
  const authorization = `Bearer ${settings.PORTAL_PDF_RENDERER_SECRET}`;
  return {
    url,
    stop: () => stop(child),
    /** A page straight to it, past everything that the API does. */
    post: (html: string, headers: Record<string, string> = { authorization }) =>
      fetch(`${url}/pdf`, { method: 'POST', headers, body: html }),
  };
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}
